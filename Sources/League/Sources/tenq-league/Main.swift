import AsyncHTTPClient
import GRDB
import Hummingbird
import HummingbirdTLS
import CPostgres
@main enum Main { static func main() { print(PQlibVersion()) } }
