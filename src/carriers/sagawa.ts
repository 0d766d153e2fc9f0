/** The columns of 佐川急便 e飛伝Ⅲ, 飛脚宅配便: 74, with names in the first line. Where they are from: docs/carriers.md. */
import { always, dayWith, empty, type Layout, spread } from './columns.ts'

/** Times of six a day, by their hours. */
const TIMES: Readonly<Record<string, string>> = {
  ...{ '0812': '01', '1214': '12', '1416': '14', '1618': '16', '1820': '18', '1921': '19' },
}

const DIGITS = ['１', '２', '３', '４', '５', '６', '７', '８', '９', '１０', '１１'] as const

export const SAGAWA: Layout = {
  header: true,
  columns: [
    always('お届け先コード取得区分', '0'),
    ...empty('お届け先コード'),
    { name: 'お届け先電話番号', bytes: 14, value: ({ to }) => to.telephone },
    { name: 'お届け先郵便番号', bytes: 8, free: true, value: ({ to }) => to.zip_code },
    ...spread(
      ['お届け先住所１', 'お届け先住所２', 'お届け先住所３'],
      32,
      ({ to }) => `${to.address}${to.building === '' ? '' : ` ${to.building}`}`,
    ),
    ...spread(['お届け先名称１', 'お届け先名称２'], 32, ({ to }) => to.name),
    { name: 'お客様管理番号', bytes: 16, value: ({ unique_key }) => unique_key },
    { name: 'お客様コード', bytes: 12, value: (_, { customer_code }) => customer_code },
    always('部署ご担当者コード取得区分', '0'),
    ...empty('部署ご担当者コード', '部署ご担当者名称'),
    { name: '荷送人電話番号', bytes: 14, value: ({ from }) => from.telephone },
    always('ご依頼主コード取得区分', '0'),
    ...empty('ご依頼主コード'),
    { name: 'ご依頼主電話番号', bytes: 14, value: ({ from }) => from.telephone },
    { name: 'ご依頼主郵便番号', bytes: 8, free: true, value: ({ from }) => from.zip_code },
    ...spread(
      ['ご依頼主住所１', 'ご依頼主住所２'],
      32,
      ({ from }) => `${from.address}${from.building === '' ? '' : ` ${from.building}`}`,
    ),
    ...spread(['ご依頼主名称１', 'ご依頼主名称２'], 32, ({ from }) => from.name),
    ...empty('荷姿'),
    ...spread(
      DIGITS.slice(0, 5).map(digit => `品名${digit}`),
      32,
      ({ contents }) => contents,
    ),
    ...empty('荷札荷姿', ...DIGITS.map(digit => `荷札品名${digit}`)),
    always('出荷個数', '1'),
    always('スピード指定', '000'),
    always('クール便指定', '001'),
    { name: '配達日', value: ({ wished_on }) => dayWith('', wished_on) },
    { name: '配達指定時間帯', value: ({ wished_at }) => TIMES[wished_at ?? ''] ?? '' },
    ...empty('配達指定時間（時分）'),
    {
      name: '代引金額',
      bytes: 7,
      value: ({ collect }) => (collect === null ? '' : String(collect.total)),
    },
    { name: '消費税', bytes: 6, value: ({ collect }) => (collect === null ? '' : String(collect.tax)) },
    always('決済種別', '0'),
    ...empty('保険金額', '指定シール１', '指定シール２', '指定シール３'),
    always('営業所受取', '0'),
    ...empty('SRC区分', '営業所受取営業所コード'),
    always('元着区分', '1'),
    ...empty('メールアドレス', 'ご不在時連絡先'),
    { name: '出荷日', value: ({ ships_on }) => dayWith('/', ships_on) },
    ...empty('お問い合せ送り状No.', '出荷場印字区分', '集約解除指定'),
    ...Array.from({ length: 10 }, (_, index) => ({ name: `編集${String(index + 1).padStart(2, '0')}` })),
  ],
}
