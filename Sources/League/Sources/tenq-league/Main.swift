import AsyncHTTPClient
import CPostgres
import GRDB
import Hummingbird
import HummingbirdTLS

@main enum Main { static func main() { print(PQlibVersion()) } }
