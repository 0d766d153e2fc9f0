/** The columns of 日本郵便 ゆうパックプリントR, 発送予定データ: 118, without names. Where they are from: docs/carriers.md. */
import { always, dayWith, empty, type Layout, spread } from './columns.ts'

/** Times by their hours; 00 is any. */
const TIMES: Readonly<Record<string, string>> = {
  ...{ '0812': '51', '1214': '52', '1416': '53', '1618': '54', '1820': '55', '2021': '56', '1921': '57' },
}

/** Bytes of お客様側管理番号: one less than a key has, so that the key stands whole in フリー項目０１ as well. */
export const REFERENCE_BYTES = 15

const PLACES = ['住所１', '住所２', '住所３'] as const
const TEN = ['０１', '０２', '０３', '０４', '０５', '０６', '０７', '０８', '０９', '１０'] as const

export const YUPACK: Layout = {
  header: false,
  columns: [
    { name: 'お客様側管理番号', value: ({ unique_key }) => unique_key.slice(0, REFERENCE_BYTES) },
    { name: '発送予定日', value: ({ ships_on }) => dayWith('', ships_on) },
    ...empty('発送予定時間区分', '出荷期限日', '到着期限日'),
    always('郵便種別', '0'),
    always('保冷種別', '0'),
    { name: '元／着払／代引', value: ({ collect }) => (collect === null ? '0' : '2') },
    always('書留／セキュリティ／特定記録種別', '0'),
    always('配達時間帯指定郵便種別', '0'),
    { name: '送り状種別', bytes: 20, value: (_, { label_type }) => label_type },
    ...empty('お届け先 コード'),
    { name: 'お届け先 郵便番号', bytes: 8, free: true, value: ({ to }) => to.zip_code },
    ...spread(
      PLACES.map(place => `お届け先 ${place}`),
      50,
      ({ to }) => `${to.address}${to.building === '' ? '' : ` ${to.building}`}`,
    ),
    ...spread(['お届け先 名称１', 'お届け先 名称２'], 50, ({ to }) => to.name),
    always('お届け先 敬称区分', '0'),
    { name: 'お届け先 電話番号', bytes: 20, value: ({ to }) => to.telephone },
    ...empty('お届け先 メールアドレス１'),
    always('お届け先 局留め区分', '0'),
    ...empty('お届け先 局留め郵便局名'),
    always('お届け先 局留めメール使用区分', '0'),
    ...empty('お届け先 局留め郵便番号'),
    always('お届け先 配達予告メール使用区分', '0'),
    always('お届け先 再配達予告メール使用区分', '0'),
    ...empty('ご依頼主 コード'),
    always('ご依頼主 集荷先と同一区分', '0'),
    { name: 'ご依頼主 郵便番号', bytes: 8, free: true, value: ({ from }) => from.zip_code },
    ...spread(
      PLACES.map(place => `ご依頼主 ${place}`),
      50,
      ({ from }) => `${from.address}${from.building === '' ? '' : ` ${from.building}`}`,
    ),
    ...spread(['ご依頼主 名称１', 'ご依頼主 名称２'], 50, ({ from }) => from.name),
    always('ご依頼主 敬称', '0'),
    { name: 'ご依頼主 電話番号', bytes: 20, value: ({ from }) => from.telephone },
    ...empty('ご依頼主 メールアドレス１', 'ご依頼主 荷送人指図区分'),
    always('ご依頼主 お届け通知メール使用区分', '0'),
    always('ご依頼主 お届け通知はがき使用区分', '0'),
    ...empty('集荷先 コード', '集荷先 連携可否区分', '集荷先 会社コード', '集荷先 依頼先店所コード'),
    ...empty('集荷先 郵便番号', '集荷先 住所１', '集荷先 住所２', '集荷先 住所３'),
    ...empty('集荷先 名称１', '集荷先 名称２', '集荷先 敬称', '集荷先 電話番号', '受注番号', '注文日'),
    always('こわれもの区分', '0'),
    always('なまもの区分', '0'),
    always('ビン類区分', '0'),
    always('逆さま厳禁区分', '0'),
    always('下積み厳禁区分', '0'),
    ...empty('商品サイズ区分', '重量合計（ｇ）', '25kg超重量物区分', '損害要償額'),
    always('速達・配達日指定種別', '0'),
    { name: '配達指定日／希望日', value: ({ wished_on }) => dayWith('', wished_on) },
    { name: '配達時間帯区分', value: ({ wished_at }) => TIMES[wished_at ?? ''] ?? '00' },
    always('差出方法区分', '0'),
    always('ゆうパック複数個割引', '0'),
    always('ゆうパック同一割引', '0'),
    ...empty('セット商品コード', 'セット品名ラベル印字区分'),
    always('複数個口数', '1'),
    { name: '記事名１', bytes: 30, value: ({ unique_key }) => unique_key },
    ...empty('記事名２'),
    { name: 'フリー項目０１', bytes: 20, value: ({ unique_key }) => unique_key },
    ...empty(...TEN.slice(1).map(number => `フリー項目${number}`)),
    ...empty('空港利用区分', '空港・局／支店名', '航空会社名', '利用便名', 'レジャー区分'),
    ...empty('プレー・搭乗日', 'プレー・搭乗時間', 'クラブ本数', '復路集貨日', '出荷先登録名'),
    ...empty('集荷希望区分', '集荷日付', '集荷時間帯区分', '支店連携先選択用名称'),
    {
      name: '代引金額',
      bytes: 7,
      value: ({ collect }) => (collect === null ? '' : String(collect.total)),
    },
    {
      name: '代引消費税金額',
      bytes: 7,
      value: ({ collect }) => (collect === null ? '' : String(collect.tax)),
    },
    ...empty('送り状発行年月日', '商品番号'),
    { name: '品名', bytes: 50, free: true, value: ({ contents }) => contents },
    always('個数', '1'),
    ...empty('重量（ｇ）', '単価', '金額', ...TEN.map(number => `商品備考${number}`)),
  ],
}
