/** What storefronts say in Japanese: the words of the frame and of the catalogue. */

import type { LineProblemCode } from '../../checkout/priced-line.ts'
import type { Reason } from '../../checkout/rules/purchasable.ts'
import { momentInWords, numberInWords, yen } from '../../lib/japanese.ts'
import type { CYCLE_PLANS, REPEAT_TIMES } from '../../resources/items/schemas.ts'
import type { ACCOUNT_KEYS } from '../../shops/store.ts'
import { AFTER_WORDS } from './ja-after.ts'
import { CHECKOUT_WORDS } from './ja-checkout.ts'
import { LEGAL_WORDS } from './ja-legal.ts'
import { ORDER_WORDS } from './ja-orders.ts'
import { PROBLEM_WORDS } from './ja-problems.ts'

const REASONS: Readonly<Record<Reason, string>> = {
  not_yet: '販売開始前です',
  ended: '販売は終了しました',
  no_price: '価格の準備中です',
  sold_out: '売り切れました',
}

const BADGES: Readonly<Record<Reason, string>> = {
  not_yet: '販売前',
  ended: '販売終了',
  no_price: '準備中',
  sold_out: '売り切れ',
}

const CYCLES: Readonly<Record<(typeof CYCLE_PLANS)[number], string>> = {
  weekly: '1週間ごと',
  every_2_weeks: '2週間ごと',
  monthly: '1か月ごと',
  every_45_days: '45日ごと',
  every_2_months: '2か月ごと',
  every_3_months: '3か月ごと',
}

const TIMES: Readonly<Record<(typeof REPEAT_TIMES)[number], string>> = {
  repeat_3_times: '3回で終了',
  repeat_6_times: '6回で終了',
  repeat_12_times: '12回で終了',
  unlimited: 'お申し出があるまで継続',
}

const ACCOUNTS: Readonly<Record<(typeof ACCOUNT_KEYS)[number], string>> = {
  twitter_id: 'X',
  facebook_id: 'Facebook',
  ameba_id: 'アメブロ',
  instagram_id: 'Instagram',
  line_id: 'LINE',
  youtube_id: 'YouTube',
  note_id: 'note',
  tiktok_id: 'TikTok',
}

/** Why a line cannot be bought, for who put it into the cart. */
const LINE_PROBLEMS: Readonly<Record<LineProblemCode, string>> = {
  unknown_item: 'この商品は取り扱いを終了しました。カートから削除してください。',
  not_yet: 'まだ販売が始まっていません。',
  ended: '販売は終了しました。カートから削除してください。',
  no_price: '価格の準備中のため、いまは購入できません。',
  sold_out: '売り切れました。カートから削除してください。',
  fewer_left: '在庫が足りません。数量を減らしてください。',
  over_quantity_limit: '一度に購入できる数を超えています。数量を減らしてください。',
  variation_required: '種類を選んでください。',
  unknown_variation: '選んだ種類は取り扱いを終了しました。選び直してください。',
  option_required: '必須のオプションを選んでください。',
  unknown_option: '選んだオプションは取り扱いを終了しました。選び直してください。',
  choice_required: '選択肢から選んでください。',
  unknown_choice: '選んだ選択肢は取り扱いを終了しました。選び直してください。',
  value_required: '入力してください。',
  value_too_long: '文字数が多すぎます。短くしてください。',
  value_not_wanted: '選択肢から選んでください。',
  total_too_large: '金額が大きすぎます。数量を減らしてください。',
}

function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${numberInWords(Math.max(0.1, Math.round(size * 10) / 10))} ${unit}`
}

export const ja = {
  language: 'ja',
  locale: 'ja_JP',
  yen,
  number: numberInWords,
  moment: momentInWords,

  skip: '本文へ移動',
  menu: 'カテゴリー',
  search: '商品を探す',
  searchWords: '商品名',
  searchButton: '探す',
  cart: 'カート',
  home: 'トップ',
  footer: 'ご案内',
  closed: 'ただいま販売を休止しています。',
  allItems: '商品一覧',
  aboutShop: 'お店について',
  nothing: '商品はまだありません。',
  nothingInCategory: 'このカテゴリーには、いまは商品がありません。',
  previousPage: '前のページ',
  nextPage: '次のページ',
  pages: 'ページ',
  page: (number: number) => `${number}ページ目`,
  found: (words: string) => `「${words}」の検索結果`,
  nothingFound: (words: string) => `「${words}」に合う商品は見つかりませんでした。`,
  searchHint: '商品名に含まれる言葉を2文字以上で入力してください。',
  breadcrumbs: '現在の場所',

  taxIncluded: '（税込）',
  reducedTax: '軽減税率（8%）対象',
  salePrice: 'セール価格',
  usualPrice: '通常価格',
  noPrice: '価格準備中',
  reason: REASONS,
  badge: BADGES,
  kind: {
    normal: undefined,
    digital: 'ダウンロード',
    takeout: '店頭受け取り',
    subscription: '定期便',
    lottery: '抽選',
  },
  kindNote: {
    digital: 'ダウンロード商品です。お支払いの確認後に、ダウンロード用のリンクをお送りします。',
    takeout: '店頭でお受け取りいただく商品です。受け取りの場所と日時は、ご注文の際に選べます。',
    lottery: '抽選で販売する商品です。当選された方にのみ、お支払いのご案内をお送りします。',
    subscription: '定期的にお届けする商品です。',
  },
  file: (name: string, size: string) => `${name}（${size}）`,
  fileTitle: 'ファイル',
  bytes: sizeText,
  lotteryApplications: '応募期間',
  lotteryAnnouncement: '抽選結果の発表',
  period: (from: string, to: string) => `${from}から${to}まで`,
  salesFrom: (from: string) => `${from}から販売します`,
  cycle: CYCLES,
  times: TIMES,
  cycleTitle: 'お届けの間隔',
  timesTitle: 'お届けの回数',
  firstPrice: '初回',
  repeatPrice: '2回目以降',
  details: '商品について',
  pictures: '商品の写真',
  showPicture: (at: number) => `写真${at}を表示`,
  picture: (name: string, at: number) => `${name}の写真${at}`,
  variation: '種類',
  choose: '選択してください',
  soldOutChoice: (name: string) => `${name}（売り切れ）`,
  fewLeft: (left: number) => `残り${left}点`,
  required: '必須',
  optional: '任意',
  extraPrice: (amount: number) => `+${yen(amount)}`,
  lowerPrice: (amount: number) => `−${yen(-amount)}`,
  upTo: (characters: number) => `${numberInWords(characters)}文字まで`,
  amount: '数量',
  quantityLimit: (most: number) => `一度のご注文で${most}点まで`,
  noChoice: '選択しない',
  buyButton: {
    normal: 'カートに入れる',
    digital: 'カートに入れる',
    takeout: 'カートに入れる',
    subscription: '定期便を申し込む',
    lottery: '抽選に応募する',
  },

  cartTitle: 'カート',
  cartEmpty: 'カートに商品はありません。',
  backToShop: '商品を見る',
  unitPrice: '単価',
  lineTotal: '小計',
  subtotal: '商品の合計',
  shippingLater: '送料と手数料は、次の画面でお届け先を入力すると表示されます。',
  change: '変更',
  remove: '削除',
  removeItem: (name: string) => `${name}を削除`,
  checkout: 'レジへ進む',
  goneItem: '取り扱いを終了した商品',
  cartProblems: 'ご確認ください',
  cartFull: 'カートに入れられる商品の種類が上限に達しています。',
  cartHasProblems: '上の商品に、ご注文いただけない理由があります。ご確認ください。',
  goOnShopping: '買い物を続ける',
  reducedMark: '※軽減税率',
  lineProblem: LINE_PROBLEMS,
  preview: 'プレビューです。購入者にはこのように見えます。',
  previewHidden: 'プレビューです。この商品は非公開で、購入者には表示されていません。',
  shopClosed: 'ただいま販売を休止しているため、ご注文いただけません。',

  ...LEGAL_WORDS,
  accounts: ACCOUNTS,
  copyright: (name: string) => `© ${name}`,

  buying: CHECKOUT_WORDS,
  order: ORDER_WORDS,
  after: AFTER_WORDS,

  problemTitle: 'エラー',
  problem: PROBLEM_WORDS,
  seeResult: '結果を確認する',
} as const
