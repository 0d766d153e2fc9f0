/** Invented people: names as Japanese shops meet them, with kana and mail addresses that reach nobody. */
import type { Random } from './random.ts'

/** A person's name and mail address. */
export interface Person {
  readonly last: string
  readonly first: string
  readonly last_kana: string | null
  readonly first_kana: string | null
  readonly mail_address: string
}

type Name = readonly [written: string, kana: string, latin: string]

/** Family names, the frequent ones with more weight. */
const FAMILY: readonly (readonly [Name, number])[] = [
  ...weigh(15, ['佐藤 サトウ sato', '鈴木 スズキ suzuki', '高橋 タカハシ takahashi', '田中 タナカ tanaka']),
  ...weigh(9, [
    '伊藤 イトウ ito',
    '渡辺 ワタナベ watanabe',
    '山本 ヤマモト yamamoto',
    '中村 ナカムラ nakamura',
  ]),
  ...weigh(8, ['小林 コバヤシ kobayashi', '加藤 カトウ kato', '吉田 ヨシダ yoshida', '山田 ヤマダ yamada']),
  ...weigh(5, [
    '佐々木 ササキ sasaki',
    '山口 ヤマグチ yamaguchi',
    '松本 マツモト matsumoto',
    '井上 イノウエ inoue',
  ]),
  ...weigh(4, ['木村 キムラ kimura', '林 ハヤシ hayashi', '斎藤 サイトウ saito', '清水 シミズ shimizu']),
  ...weigh(3, ['山崎 ヤマザキ yamazaki', '森 モリ mori', '池田 イケダ ikeda', '橋本 ハシモト hashimoto']),
  ...weigh(2, [
    '阿部 アベ abe',
    '石川 イシカワ ishikawa',
    '前田 マエダ maeda',
    '藤田 フジタ fujita',
    '岡田 オカダ okada',
  ]),
  ...weigh(1, [
    '髙﨑 タカサキ takasaki',
    '渡邊 ワタナベ watanabe',
    '齋藤 サイトウ saito',
    '𠮷野 ヨシノ yoshino',
  ]),
  ...weigh(1, [
    '勅使河原 テシガワラ teshigawara',
    '一 ニノマエ ninomae',
    '東海林 ショウジ shoji',
    '辻 ツジ tsuji',
  ]),
]

const GIVEN: readonly Name[] = [
  ...[
    '翔太 ショウタ shota',
    '大輔 ダイスケ daisuke',
    '健一 ケンイチ kenichi',
    '拓也 タクヤ takuya',
    '誠 マコト makoto',
  ],
  ...[
    '陽菜 ヒナ hina',
    '美咲 ミサキ misaki',
    '愛 アイ ai',
    '由美子 ユミコ yumiko',
    '恵子 ケイコ keiko',
    '葵 アオイ aoi',
  ],
  ...[
    'さくら サクラ sakura',
    'ひろみ ヒロミ hiromi',
    '蓮 レン ren',
    '結衣 ユイ yui',
    '直樹 ナオキ naoki',
    '久美 クミ kumi',
  ],
  ...[
    'エミリ エミリ emiri',
    '凜 リン rin',
    '隆 タカシ takashi',
    '和子 カズコ kazuko',
    '裕太 ユウタ yuta',
    '幸子 サチコ sachiko',
  ],
].map(toName)

/** Names that do not fit the form. */
const FOREIGN = [
  'Smith John',
  'García José',
  "O'Connor Siobhán",
  '김 민준',
  '王 小明',
  'Müller Jürgen',
  'Nguyễn Văn',
]

const MAIL_DOMAINS = ['example.jp', 'example.com', 'mail.example.net', 'example.org']

function weigh(weight: number, names: readonly string[]): (readonly [Name, number])[] {
  return names.map(name => [toName(name), weight] as const)
}

function toName(text: string): Name {
  const [written = '', kana = '', latin = ''] = text.split(' ')
  return [written, kana, latin]
}

/** Invents a person. */
export function makePerson(random: Random): Person {
  if (random.chance(0.02)) return makeForeigner(random)
  const family = random.weighted(FAMILY)
  const given = random.pick(GIVEN)
  const kana = random.weighted([
    ['katakana', 80],
    ['hiragana', 8],
    ['none', 12],
  ] as const)
  const separator = random.pick(['.', '_', '', '-'])
  return {
    last: family[0],
    first: given[0],
    last_kana: inKana(family[1], kana),
    first_kana: inKana(given[1], kana),
    mail_address: `${given[2]}${separator}${family[2]}${random.int(1, 9999)}@${random.pick(MAIL_DOMAINS)}`,
  }
}

function makeForeigner(random: Random): Person {
  const [last = '', first = ''] = random.pick(FOREIGN).split(' ')
  const mail_address = `buyer${random.int(1, 999_999)}@${random.pick(MAIL_DOMAINS)}`
  return { last, first, last_kana: null, first_kana: null, mail_address }
}

function inKana(katakana: string, kind: 'katakana' | 'hiragana' | 'none'): string | null {
  if (kind === 'none') return null
  if (kind === 'katakana') return katakana
  return katakana.replaceAll(/[ァ-ヶ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}
