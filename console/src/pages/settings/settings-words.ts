/** The words of the settings. */
import { MAX_PRICE_CEILING, MAX_UPDATES, MIN_PRICE_CEILING } from '../../../../src/shops/limits.ts'
import { inBoth } from '../../language/in-both.ts'
import type { SettingName } from './draft.ts'
import { SELLING_WORDS } from './selling-words.ts'

const LOWEST = MIN_PRICE_CEILING.toLocaleString('en')
const UPDATES = MAX_UPDATES.toLocaleString('en')
const HIGHEST = MAX_PRICE_CEILING.toLocaleString('en')

/** The words of what can be chosen for a setting. */
type Choices = Readonly<Partial<Record<SettingName, Readonly<Record<string, string>>>>>

export const SETTINGS_WORDS = inBoth(
  {
    notAllowed: 'Only owners of the shop can change its settings.',
    title: 'Settings',
    description: 'Each section is saved separately.',
    save: 'Save',
    saved: (part: string) => `${part}: saved.`,
    parts: {
      shop: { title: 'Shop', text: 'Name, introduction and contact of your shop.' },
      prices: { title: 'Prices', text: 'Highest price of items, and the tax rate of new ones.' },
      ...SELLING_WORDS.en.parts,
      changes: {
        title: 'Changes by programs',
        text: 'How often an order can be changed, and what a change must include.',
      },
    },
    labels: {
      name: 'Name',
      introduction: 'Introduction',
      mail_address: 'Email address',
      nickname: 'Nickname',
      category: 'Type of shop',
      able_to_business: 'Open to the public',
      using_only_cart: 'Use the cart only',
      default_item_tax_type: 'Tax rate of new items',
      price_ceiling: 'Highest price (yen)',
      ...SELLING_WORDS.en.labels,
      require_if_match: 'Require If-Match for changes',
      most_amount_updates: 'Maximum changes of amounts',
      most_mail_updates: 'Maximum changes of the email address',
    } satisfies Readonly<Record<SettingName, string>>,
    hints: {
      mail_address: 'Where emails to the shop go, and where customers’ replies arrive.',
      able_to_business: 'While this is off, the pages of the shop are shown, but nothing can be bought.',
      using_only_cart: 'A mark that programs can read. The pages of the shop are the same with it.',
      price_ceiling: `${LOWEST} to ${HIGHEST}. No price can be set above this.`,
      require_if_match:
        'Keeps programs from overwriting what somebody changed after they read it. A change without If-Match is refused (428). This console sends it automatically.',
      most_amount_updates: `0 to ${UPDATES}`,
      most_mail_updates: `0 to ${UPDATES}`,
      ...SELLING_WORDS.en.hints,
    } as Readonly<Partial<Record<SettingName, string>>>,
    choices: {
      ...SELLING_WORDS.en.choices,
      default_item_tax_type: { standard: 'Standard rate', reduced: 'Reduced rate' },
    } as Choices,
    payment: 'Payment service',
    maintenance: 'Payments are under maintenance',
    maintenanceOn:
      'While this is on, orders cannot be dispatched or cancelled, and nothing that moves money can be changed.',
    simulator: (name: string) =>
      `Payments go through “${name}”, a simulator in this program: no money moves.`,
    service: (name: string) => `Payments go through ${name}.`,
    maintenanceAsk: 'Stop payments for maintenance?',
    maintenanceYes: 'Start maintenance',
    maintenanceNo: 'Cancel',
    maintenanceSaved: { on: 'Payments are under maintenance now.', off: 'Payments work again.' },
    blockList: 'Block list',
    blockListText: 'Orders with these email addresses are not accepted.',
    entry: 'Email address or domain',
    entryHint: 'Write a whole domain as @example.com.',
    add: 'Add',
    added: (entry: string) => `${entry} is blocked.`,
    remove: (entry: string) => `Allow ${entry} again`,
    removed: (entry: string) => `${entry} is allowed again.`,
    nothingBlocked: 'Nothing is blocked.',
  },
  {
    notAllowed: '設定を変更できるのはオーナーだけです。',
    title: '設定',
    description: '項目のまとまりごとに保存します。',
    save: '保存',
    saved: part => `「${part}」を保存しました。`,
    parts: {
      shop: { title: 'ショップ', text: 'ショップの名前、紹介文、連絡先です。' },
      prices: { title: '価格', text: '商品の価格の上限と、はじめの税率です。' },
      ...SELLING_WORDS.ja.parts,
      changes: {
        title: 'プログラムからの変更',
        text: '1つの注文を変更できる回数と、変更に必要な条件です。',
      },
    },
    labels: {
      name: 'ショップ名',
      introduction: '紹介文',
      mail_address: 'メールアドレス',
      nickname: 'ニックネーム',
      category: '業種',
      able_to_business: 'ショップを公開する',
      using_only_cart: 'カートだけを使う',
      default_item_tax_type: '新しい商品の税率',
      price_ceiling: '価格の上限（円）',
      ...SELLING_WORDS.ja.labels,
      require_if_match: '変更には If-Match を必須にする',
      most_amount_updates: '金額・数量の変更の上限',
      most_mail_updates: 'メールアドレスの変更の上限',
    },
    hints: {
      mail_address: 'ショップあてのメールの届け先で、購入者からの返信先にもなります。',
      able_to_business: 'オフの間も、ショップのページは表示されますが、購入はできません。',
      using_only_cart: 'プログラムが読み取る目印です。ショップのページは変わりません。',
      price_ceiling: `${LOWEST}〜${HIGHEST}。これを超える価格は設定できません。`,
      require_if_match:
        '読み込んだ後にほかの人が変更した内容を、プログラムが上書きしないようにします。If-Match のない変更は 428 になります。この管理画面は自動で送ります。',
      most_amount_updates: `0〜${UPDATES}回`,
      most_mail_updates: `0〜${UPDATES}回`,
      ...SELLING_WORDS.ja.hints,
    },
    choices: {
      ...SELLING_WORDS.ja.choices,
      default_item_tax_type: { standard: '標準税率', reduced: '軽減税率' },
    },
    payment: '決済',
    maintenance: '決済をメンテナンス中にする',
    maintenanceOn: 'オンの間は、注文の発送とキャンセル、決済を伴う変更はできません。',
    simulator: name =>
      `決済は「${name}」を通ります。このプログラムに入っている模擬の決済で、実際のお金は動きません。`,
    service: name => `決済は ${name} を通ります。`,
    maintenanceAsk: '決済を止めて、メンテナンスを始めますか？',
    maintenanceYes: 'メンテナンスを始める',
    maintenanceNo: 'キャンセル',
    maintenanceSaved: { on: '決済をメンテナンス中にしました。', off: '決済のメンテナンスを終えました。' },
    blockList: 'ブロックリスト',
    blockListText: 'ここにあるメールアドレスは、注文に使えません。',
    entry: 'メールアドレスまたはドメイン',
    entryHint: 'ドメインは @example.com のように書きます。',
    add: '追加',
    added: entry => `${entry} をブロックしました。`,
    remove: entry => `${entry} のブロックをやめる`,
    removed: entry => `${entry} のブロックをやめました。`,
    nothingBlocked: 'ブロックしているアドレスはありません。',
  },
)
