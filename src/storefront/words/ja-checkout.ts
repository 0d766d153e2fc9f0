/** What storefronts say in Japanese on the way from the cart to the order. */
import type { CheckoutProblemCode } from '../../checkout/checkouts/schemas.ts'
import type { LineProblemCode } from '../../checkout/priced-line.ts'
import { dayInWords, momentInWords, numberInWords, yen } from '../../lib/japanese.ts'
import { paymentInWords, timeZoneInWords } from '../../resources/orders/mails/format.ts'
import type { OfferedMethod } from '../../shops/setting-values.ts'

/** From north to south, as people look for them. */
const PREFECTURES: readonly string[] = (
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 ' +
  '石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 ' +
  '岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'
).split(' ')

/** What is wrong with a checkout besides what is wrong with its lines. */
const PROBLEMS: Readonly<Record<Exclude<CheckoutProblemCode, LineProblemCode>, string>> = {
  shop_closed: 'ただいま販売を休止しているため、ご注文いただけません。',
  no_lines: '商品がありません。',
  alone: 'この商品は、ほかの商品と一緒にはご注文いただけません。この商品だけをカートに入れてください。',
  unsendable: 'この商品をお届けできる配送方法がありません。ショップへお問い合わせください。',
  required: '選択または入力してください。',
  blocked: 'このメールアドレスではご注文いただけません。ショップへお問い合わせください。',
  telephone: '電話番号を、市外局番から正しく入力してください。',
  zip_code: '郵便番号を正しく入力してください。',
  prefecture: '都道府県が郵便番号と合っていません。どちらかをお確かめください。',
  shipping_method: 'この方法は、いまは選べません。ほかの方法を選んでください。',
  date: 'この日は選べなくなりました。別の日を選んでください。',
  time_zone: 'この時間帯は選べません。別の時間帯を選んでください。',
  no_place: 'この場所ではお受け取りいただけません。別の場所を選んでください。',
  too_many_pieces: '一度にお渡しできる数を超えています。カートで数量を減らしてください。',
  closed: 'この日時にはお渡しできません。別の日時を選んでください。',
  too_soon: 'この日時ではご用意が間に合いません。もっと後の日時を選んでください。',
  full: 'この時間は予約がいっぱいになりました。別の日時を選んでください。',
  not_a_method: 'このお支払い方法は、いまはお使いいただけません。',
  nothing_sent: 'お届けする商品のご注文だけでお使いいただけます。',
  digital: 'ダウンロード商品のご注文ではお使いいただけません。',
  subscription: '定期便のご注文ではお使いいただけません。',
  total_too_low: '合計金額が少ないため、お使いいただけません。',
  total_too_high: '合計金額が多いため、お使いいただけません。',
  unknown: 'このクーポンコードは見つかりません。',
  used_up: 'このクーポンは、配布数の上限に達しました。',
  below_minimum: 'このクーポンをお使いいただくには、お買い上げ金額が足りません。',
  used_by_buyer: 'このクーポンは、すでにお使いいただいています。',
}

/** What is told of a way to pay where it is chosen. */
const METHOD_NOTES: Readonly<Record<OfferedMethod, string>> = {
  creditcard: '次の画面でご注文を確定すると、カード会社の確認ページへ移ります。',
  cvs: 'ご注文の確定後に、レジでお使いいただくお支払い番号をお知らせします。',
  bt: 'ご注文の確定後に、お振込先の口座をお知らせします。振込手数料はお客様のご負担です。',
  cod: '商品のお受け取り時に、配達員へお支払いください。',
}

/** When it is paid, as the law has it told. */
const METHOD_TIMES: Readonly<
  Record<OfferedMethod, (about: { readonly within: string; readonly hasDownloads: boolean }) => string>
> = {
  creditcard: ({ hasDownloads }) =>
    hasDownloads
      ? 'ご注文の確定時にカードの確認をし、ダウンロードのご用意ができたときに、全額をいただきます。'
      : 'ご注文の確定時にカードの確認をし、商品の発送時に代金をいただきます。',
  cvs: ({ within }) => `${within}、コンビニエンスストアでお支払いください。`,
  bt: ({ within }) => `${within}、お振り込みください。`,
  cod: () => '商品のお受け取り時に、配達員へお支払いください。',
}

export const CHECKOUT_WORDS = {
  title: 'ご注文手続き',
  steps: ['お客様情報', 'お届けとお支払い', '最終確認'],
  stepsLabel: 'ご注文までの流れ',
  customerTitle: 'お客様情報',
  deliveryTitle: 'お届けとお支払い',
  confirmTitle: '最終確認',
  basket: 'ご注文の商品',
  backToCart: 'カートを見直す',
  back: '前の画面へ戻る',
  next: '次へ進む',
  toConfirm: '最終確認へ進む',
  checkForm: '入力内容をご確認ください',
  problem: PROBLEMS,
  couponProblem: {
    not_yet: 'このクーポンは、まだお使いいただけません。',
    ended: 'このクーポンの有効期限は終わっています。',
  },

  name: 'お名前',
  lastName: '姓',
  firstName: '名',
  lastKana: 'セイ',
  firstKana: 'メイ',
  kana: 'お名前（フリガナ）',
  mail: 'メールアドレス',
  mailNote: 'ご注文の確認と発送のお知らせをお送りします。',
  telephone: '電話番号',
  telephoneNote: 'ハイフンはなくてもかまいません。',
  postalCode: '郵便番号',
  postalNote: '7桁の数字で入力してください。',
  fillAddress: '郵便番号から住所を入力',
  prefecture: '都道府県',
  address: '市区町村・番地',
  building: '建物名・部屋番号',
  choosePrefecture: '選択してください',
  addressTitle: 'ご住所',
  contactTitle: 'ご連絡先',
  otherAddress: '別の住所に届ける',
  otherTitle: 'お届け先',
  ofOther: (label: string) => `お届け先の${label}`,
  prefectures: PREFECTURES,
  noPlace: 'この郵便番号の住所は見つかりませんでした。住所を直接入力してください。',
  filled: '郵便番号から住所を入力しました。番地をご確認ください。',
  wrong: {
    required: '入力してください。',
    choose: '選択してください。',
    long: (most: number) => `${numberInWords(most)}文字以内で入力してください。`,
    characters: '使えない文字が含まれています。',
    kana: 'カタカナで入力してください。',
    mail: 'メールアドレスを、hanako@example.jp のような形で入力してください。',
    telephone: '電話番号を、市外局番から数字で入力してください。',
    postal: '郵便番号を、7桁の数字で入力してください。',
  },

  methodTitle: 'お届け方法',
  shippingFee: '送料',
  free: '無料',
  date: 'お届け希望日',
  time: 'お届け希望時間帯',
  anyDate: '指定なし（最短でお届け）',
  anyTime: '指定なし',
  takeoutTitle: 'お受け取りの場所と日時',
  takeoutPlace: 'お受け取りの場所',
  takeoutTime: 'お受け取りの日時',
  chooseTime: '日時を選択してください',
  showTimes: 'この場所の日時を表示',
  noTimes: 'いまご予約いただける日時がありません。ショップへお問い合わせください。',
  paymentTitle: 'お支払い方法',
  method: paymentInWords,
  methodNote: METHOD_NOTES,
  methodTime: METHOD_TIMES,
  methodFee: (fee: number) => `手数料 ${yen(fee)}`,
  nothingToPay: 'お支払いいただく金額はありません。',
  card: 'お支払いに使うカード（決済シミュレーター）',
  cardNote: 'お金は動きません。カード番号の入力もありません。',
  cards: {
    'sim:authorise=redirect': '本人確認ページへ進むカード',
    sim: 'そのまま承認されるカード',
    'sim:authorise=decline': '承認されないカード',
  } as Readonly<Record<string, string>>,
  declined:
    'お支払いが承認されませんでした。別のカードか、別のお支払い方法をお選びください。代金はいただいていません。',
  coupon: 'クーポンコード',
  applyCoupon: 'クーポンを使う',
  couponUsed: (code: string) => `クーポン「${code}」を使っています。空欄にして押すと、使うのをやめます。`,
  remark: 'ショップへのご連絡',
  remarkNote: (most: number) => `${numberInWords(most)}文字まで`,
  magazine: 'ショップからのお知らせメールを受け取る',

  confirmLead: 'まだご注文は確定していません。内容をお確かめのうえ、「注文を確定する」を押してください。',
  applyLead: 'まだお申し込みは確定していません。内容をお確かめのうえ、「抽選に応募する」を押してください。',
  paidIfWon: '当選された方にだけ、お支払いのご案内をお送りします。お申し込みのときのお支払いはありません。',
  totalIfWon: '当選された場合の合計（税込）',
  deliveriesInAll: (count: number) => `全${count}回`,
  eachDelivery: (yen: string) => `1回あたり${yen}（送料は別）`,
  goodsOfAll: 'すべての回の商品の合計',
  laterPayment: '2回目以降は、お届けの間隔ごとにご注文を承り、今回のカードでお支払いいただきます。',
  howToEnd:
    '休止と解約は、ご注文後にお送りするメールにある定期便のページから、次回のご注文日の前日までいつでもお手続きいただけます。',
  points: {
    goods: '商品と数量',
    price: '販売価格と送料・手数料',
    payment: 'お支払いの方法と時期',
    delivery: '商品のお届け',
    withdrawal: '返品・キャンセル',
    offer: 'お申し込みの期間',
  },
  customer: 'ご注文者',
  destination: 'お届け先',
  sameAsCustomer: 'ご注文者と同じ',
  pieces: (count: number) => `${numberInWords(count)}点`,
  each: (amount: number) => `数量 ${numberInWords(amount)}`,
  edit: '変更',
  editOf: (what: string) => `${what}を変更`,
  deliveryDay: (day: string | null, zone: string | null) =>
    [
      day === null ? '日付の指定なし' : dayInWords(day),
      zone === null ? '時間帯の指定なし' : timeZoneInWords(zone),
    ].join('、'),
  zone: timeZoneInWords,
  day: dayInWords,
  at: momentInWords,
  withinDays: (days: number) => `ご注文から${days}日以内に`,
  by: (moment: string) => `${momentInWords(moment)}までに`,
  sentWithin: (days: number) =>
    days === 0
      ? 'ご注文の当日（休業日の場合は次の営業日）に発送します。'
      : `ご注文から${days}営業日以内に発送します。`,
  sentAfterPayment: (days: number) =>
    days === 0
      ? 'ご入金を確認した当日（休業日の場合は次の営業日）に発送します。'
      : `ご入金の確認から${days}営業日以内に発送します。`,
  sentForDay: 'ご指定のお届け日に合わせて発送します。',
  sentForDayOncePaid: 'ご入金の確認後、ご指定のお届け日に合わせて発送します。',
  shopSays: 'ショップの案内',
  downloads: 'お支払いの確認後に、ダウンロード用のリンクをメールでお送りします。',
  byLaw:
    '商品を受け取った日から8日以内であれば、返送料をご負担のうえ、ご契約を解除いただけます（特定商取引法第15条の3）。',
  offerUntil: (moment: string) =>
    `この内容でのお申し込みは${moment}まで承ります。在庫は、ご注文の確定時に確保します。`,
  terms: '利用規約',
  agree: (button: string, terms: string) => `「${button}」を押すと、${terms}に同意したことになります。`,
  order: '注文を確定する',
  orderAndPay: '注文を確定してお支払いへ進む',
  ordering: '送信しています…',
  giveUp: 'ご注文手続きをやめる',

  subtotal: '商品の合計',
  shipping: '送料',
  codFee: '代引手数料',
  discount: 'クーポン割引',
  coins: 'コイン割引',
  adjustment: '調整額',
  charge: '追加料金',
  total: '合計（税込）',
  ofWhich: (rate: number) => `うち${rate}%対象`,
  taxIn: (tax: string) => `（内消費税 ${tax}）`,

  changedTitle: '金額や内容が変わりました',
  changedLead: 'ご注文はまだ確定していません。変わったところをご確認のうえ、もう一度確定してください。',
  changedRest:
    'ご注文の内容が別の画面で変更されたか、お支払い・お届け・返品などの条件がショップによって変更されています。',
  was: (before: string, now: string) => `${before}から${now}に変わりました。`,
  blockedTitle: 'ご注文いただけない商品があります',
  blockedLead: 'ご注文は確定していません。カートで数量を変えるか、削除してください。',
  soldOutTitle: '在庫が足りなくなりました',
  soldOutLead: 'お手続きのあいだに、ほかのお客様が購入されました。ご注文は確定していません。',
  overTitle: 'このご注文手続きは終了しました',
  overLead:
    '有効期限が過ぎたか、取り消されています。ご注文は確定していません。カートからもう一度お進みください。',
  awaitingTitle: 'お支払いの手続きが終わっていません',
  awaitingLead:
    'ご注文はまだ確定していません。商品は、お支払いのために30分間お取り置きしています。お支払いの続きへ進むか、別の方法をお選びください。',
  stillPaying: 'お支払いの途中のご注文があり、その商品をお取り置きしています。',
  toPaying: 'お支払いの画面へ',
  boughtJustNow: 'ご注文を承りました。ご注文の商品は、カートから取り除きました。',
  toOrder: 'ご注文の内容へ',
  goOnPaying: 'お支払いを続ける',
  otherPayment: '別の支払い方法にする',
  checkingTitle: 'お支払いを確認しています',
  checkingLead:
    '決済サービスからの返事を待っています。数分かかることがあります。確定すると、ご注文の確認メールをお送りします。',
  lookAgain: 'もう一度確認する',
  unknownTitle: 'お支払いの結果をご確認ください',
  unknownLead:
    'お支払いが完了していれば、ご注文の確認メールをお送りしています。届かない場合は、ショップへお問い合わせください。',
} as const
