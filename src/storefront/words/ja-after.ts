/** What storefronts say in Japanese of what follows of a purchase: downloads, applications, subscriptions. */
import { dayInWords, momentInWords } from '../../lib/japanese.ts'

const APPLICATION_STATUS: Readonly<Record<string, string>> = {
  applied: 'お申し込みを承りました。抽選の結果は、メールとこのページでお知らせします。',
  withdrawn: 'お申し込みは取り消されました。',
  lost: '誠に残念ながら、今回は落選となりました。',
  won: '当選されました。期限までにご注文のお手続きをお願いいたします。',
  ordered: '当選された商品のご注文を承りました。',
  lapsed: 'お手続きの期限を過ぎたため、当選は無効となりました。',
}

const SUBSCRIPTION_STATUS: Readonly<Record<string, string>> = {
  active: 'ご利用中です。',
  paused: '休止中です。再開されるまで、ご注文は承りません。',
  stopped: '解約されました。今後のご注文は承りません。',
  ended: 'すべての回のご注文を承り、終了しました。',
}

const CAUSES: Readonly<Record<string, string>> = {
  buyer: 'お客様のお手続き',
  shop: 'ショップのお手続き',
  payment: 'お支払いの手続きができなかったため',
  unavailable: '商品をご用意できなかったため',
  cancelled: '前回のご注文がキャンセルされたため',
  no_source: 'お支払いのカードが登録されていないため',
}

export const AFTER_WORDS = {
  number: '受付番号',
  item: '商品',
  pieces: (title: string, amount: number) => `${title} × ${amount}`,
  at: momentInWords,
  day: dayInWords,

  applicationTitle: '抽選のお申し込み',
  applicationStatus: (status: string) => APPLICATION_STATUS[status] ?? status,
  drawAt: '抽選日時',
  payUntil: 'お手続きの期限',
  toOrder: 'ご注文のお手続きへ進む',
  withdraw: 'お申し込みを取り消す',
  giveUp: '当選を辞退する',
  seeOrder: 'ご注文を見る',
  drawTitle: '抽選の記録',
  drawNote:
    '抽選番号とシードから計算した値（SHA-256）の小さい順に当選が決まります。どなたでも確かめることができます。',
  drawnAt: '抽選した日時',
  drawNumber: '抽選番号',
  seed: 'シード',
  lot: 'くじの値',
  rank: '順位',

  subscriptionTitle: '定期便',
  subscriptionStatus: (status: string) => SUBSCRIPTION_STATUS[status] ?? status,
  cause: '理由',
  causeOf: (cause: string) => CAUSES[cause] ?? cause,
  cycle: 'お届けの周期',
  times: 'ご注文の回数',
  timesOf: (made: number, all: number | null) => (all === null ? `${made}回` : `${made}回 / 全${all}回`),
  nextOn: '次回のご注文日',
  unitPrice: '次回の価格',
  each: (yen: string) => `${yen}（1点）`,
  changeCustomer: 'お客様情報・お届け先を変更する',
  customerTitle: '定期便のお客様情報・お届け先',
  customerLead: '次回のご注文から、こちらの内容でお届けします。',
  save: '変更する',
  backToSubscription: '定期便のページに戻る',
  cardSection: 'お支払いのカード',
  cardMissing: 'お支払いのカードがまだ登録されていません。ご登録いただくと、次の日程からご注文を承ります。',
  customerSection: 'お客様情報・お届け先',
  endSection: '休止・解約',
  stopSection: '解約',
  cardTitle: 'カードを変更できませんでした',
  cardRefused: 'カードを登録できませんでした。別のカードをお選びください。これまでのカードはそのままです。',
  cardTooOften: 'カードの登録に続けて失敗したため、お手続きできません。ショップへお問い合わせください。',
  cardAwaited: 'カードの本人確認がまだ終わっていません。',
  cardGoOn: '本人確認のページへ進む',
  addCard: 'このカードを登録する',
  changeCard: 'このカードに変更する',
  pause: '休止する',
  resume: '再開する',
  stop: '解約する',
  stopNote: '解約すると、元に戻すことはできません。',
  seeSubscription: '定期便の確認・変更・休止・解約',

  downloads: 'ダウンロード',
  download: (name: string) => `${name}をダウンロードする`,
  left: (times: number, until: string) => `あと${times}回、${momentInWords(until)}まで`,
  ended: 'ダウンロードは終了しました。必要な場合は、ショップへお問い合わせください。',

  keepLink: 'このページのアドレスは、ほかの方にお知らせにならないようお願いいたします。',
} as const
