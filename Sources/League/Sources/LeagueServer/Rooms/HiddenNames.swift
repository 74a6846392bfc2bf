import QuizCore

/// Animals that stand for the names of players.
enum HiddenNames {
  /// The name of the player who came so many-th, from 0.
  static func name(_ index: Int, in language: Language) -> String {
    let animal = animals[index % animals.count][language]
    return index < animals.count ? animal : "\(animal) \(index / animals.count + 1)"
  }

  /// All animals, in the order in which they are given.
  static let animals = [
    Phrase(en: "Fox", ja: "キツネ"), Phrase(en: "Panda", ja: "パンダ"), Phrase(en: "Owl", ja: "フクロウ"),
    Phrase(en: "Otter", ja: "カワウソ"), Phrase(en: "Penguin", ja: "ペンギン"), Phrase(en: "Koala", ja: "コアラ"),
    Phrase(en: "Dolphin", ja: "イルカ"), Phrase(en: "Hedgehog", ja: "ハリネズミ"), Phrase(en: "Lion", ja: "ライオン"),
    Phrase(en: "Giraffe", ja: "キリン"), Phrase(en: "Rabbit", ja: "ウサギ"), Phrase(en: "Squirrel", ja: "リス"),
    Phrase(en: "Whale", ja: "クジラ"), Phrase(en: "Eagle", ja: "ワシ"), Phrase(en: "Turtle", ja: "カメ"),
    Phrase(en: "Zebra", ja: "シマウマ"), Phrase(en: "Tiger", ja: "トラ"), Phrase(en: "Swan", ja: "ハクチョウ"),
    Phrase(en: "Beaver", ja: "ビーバー"), Phrase(en: "Deer", ja: "シカ"), Phrase(en: "Seal", ja: "アザラシ"),
    Phrase(en: "Camel", ja: "ラクダ"), Phrase(en: "Crane", ja: "ツル"), Phrase(en: "Badger", ja: "アナグマ"),
    Phrase(en: "Llama", ja: "リャマ"), Phrase(en: "Sparrow", ja: "スズメ"), Phrase(en: "Octopus", ja: "タコ"),
    Phrase(en: "Kangaroo", ja: "カンガルー"), Phrase(en: "Hamster", ja: "ハムスター"), Phrase(en: "Wolf", ja: "オオカミ"),
    Phrase(en: "Elephant", ja: "ゾウ"), Phrase(en: "Parrot", ja: "オウム"), Phrase(en: "Bear", ja: "クマ"),
    Phrase(en: "Horse", ja: "ウマ"), Phrase(en: "Sheep", ja: "ヒツジ"), Phrase(en: "Goat", ja: "ヤギ"),
    Phrase(en: "Cat", ja: "ネコ"), Phrase(en: "Dog", ja: "イヌ"), Phrase(en: "Hippo", ja: "カバ"),
    Phrase(en: "Raccoon", ja: "アライグマ"), Phrase(en: "Peacock", ja: "クジャク"), Phrase(en: "Gecko", ja: "ヤモリ"),
    Phrase(en: "Walrus", ja: "セイウチ"), Phrase(en: "Moose", ja: "ヘラジカ"), Phrase(en: "Mole", ja: "モグラ"),
    Phrase(en: "Crab", ja: "カニ"), Phrase(en: "Frog", ja: "カエル"), Phrase(en: "Bat", ja: "コウモリ"),
    Phrase(en: "Flamingo", ja: "フラミンゴ"), Phrase(en: "Leopard", ja: "ヒョウ"), Phrase(en: "Lizard", ja: "トカゲ"),
    Phrase(en: "Gorilla", ja: "ゴリラ"), Phrase(en: "Duck", ja: "アヒル"), Phrase(en: "Orca", ja: "シャチ"),
    Phrase(en: "Lynx", ja: "オオヤマネコ"), Phrase(en: "Robin", ja: "コマドリ"), Phrase(en: "Bison", ja: "バイソン"),
    Phrase(en: "Starfish", ja: "ヒトデ"), Phrase(en: "Butterfly", ja: "チョウ"), Phrase(en: "Ladybird", ja: "テントウムシ"),
  ]
}
