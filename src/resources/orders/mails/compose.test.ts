import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../../../test/support/orders/build.ts'
import { cause, changed, dispatched, TOLD_ORDER, written } from '../../../../test/support/told-order.ts'

const [first, second] = TOLD_ORDER.detail.lines.map(({ id }) => id) as [number, number, number]

describe('to the buyer', () => {
  test('amounts that have changed, with a line that was cancelled', () => {
    const { lines, amounts } = TOLD_ORDER.detail
    const after = changed({
      lines: lines.map(line => (line.id === second ? { ...line, status: 'cancelled' as const } : line)),
      amounts: { ...amounts, subtotal: amounts.subtotal - 2592, total: amounts.total - 2592 },
    })
    expect(written('buyer', cause('update_order'), after)).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】ご注文金額の変更のお知らせ（ご注文番号: AKINAITESTORDER1）

      山田 花子 様

      このたびは手ぬぐい工房 あきないをご利用いただき、ありがとうございます。
      ご注文の金額・数量などを、次のとおり変更いたしました。

      ■ 合計金額（税込）の変更
      変更前: 19,002円
      変更後: 16,410円

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1
      ご注文日時: 2026年11月18日(水) 12:04
      お支払い方法: 代金引換

      ■ ご注文の内容
      ・注染手ぬぐい
        種類: 藍
        商品コード: TNG-1
        ラッピング: あり（+300円）
        1,500円 × 2 = 3,000円
      ・ほうじ茶 ※（キャンセル）
        864円 × 3 = 2,592円
      ・ストール
        12,800円 × 1 = 12,800円
      ※ 軽減税率（8%）の対象です。

      商品の小計: 15,800円
      送料: 660円
      代引手数料: 330円
      クーポン割引（秋のクーポン）: -500円
      調整額: -100円
      冷蔵便: 220円
      合計（税込）: 16,410円

      ■ お届け先
      お名前: 山田 花子 様
      ご住所: 〒604-8571 京都府 京都市中京区上本能寺前町488 A棟 101
      電話番号: 075-123-4567

      ■ お届け希望日時
      ご希望: 2026年11月25日(水) 午前中

      ──────────────────────────────
      ご不明な点がございましたら、このメールにご返信いただくか、shop@example.jp までご連絡ください。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })

  // R-MAIL-3
  test('a part of the order that was dispatched', () => {
    const after = dispatched([first, second], { delivery_company_id: 1, tracking_number: '1234-5678-9012' })
    const comment = 'ありがとうございます。\r\n\r\nまたのご利用を。'
    expect(
      written('buyer', cause('dispatch_order', { comment, line_ids: [first, second] }), after),
    ).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】商品発送のお知らせ（ご注文番号: AKINAITESTORDER1）

      山田 花子 様

      このたびは手ぬぐい工房 あきないをご利用いただき、ありがとうございます。
      ご注文の商品を発送いたしました。到着まで、今しばらくお待ちください。
      残りの商品は、準備ができ次第お送りいたします。

      ■ 配送について
      配送会社: クロネコヤマト
      お問い合わせ番号: 1234-5678-9012
      配送状況を確認する: https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=123456789012

      ■ ショップからのメッセージ
      ありがとうございます。

      またのご利用を。

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1
      ご注文日時: 2026年11月18日(水) 12:04
      お支払い方法: 代金引換

      ■ 今回お送りした商品
      ・注染手ぬぐい
        種類: 藍
        商品コード: TNG-1
        ラッピング: あり（+300円）
        1,500円 × 2 = 3,000円
      ・ほうじ茶 ※
        864円 × 3 = 2,592円
      ※ 軽減税率（8%）の対象です。

      ■ これからお送りする商品
      ・ストール
        12,800円 × 1 = 12,800円

      ■ ご注文全体の金額
      商品の小計: 18,392円
      送料: 660円
      代引手数料: 330円
      クーポン割引（秋のクーポン）: -500円
      調整額: -100円
      冷蔵便: 220円
      合計（税込）: 19,002円

      ■ お届け先
      お名前: 山田 花子 様
      ご住所: 〒604-8571 京都府 京都市中京区上本能寺前町488 A棟 101
      電話番号: 075-123-4567

      ■ お届け希望日時
      ご希望: 2026年11月25日(水) 午前中

      ──────────────────────────────
      ご不明な点がございましたら、このメールにご返信いただくか、shop@example.jp までご連絡ください。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })

  test('a new day of delivery', () => {
    const after = changed({ delivery: { ...TOLD_ORDER.detail.delivery, delivery_time_zone: '1416' } })
    const before = changed({
      delivery: { ...TOLD_ORDER.detail.delivery, delivery_date: null, delivery_time_zone: null },
    })
    expect(written('buyer', cause('update_order_delivery'), after, before)).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】お届け希望日時の変更のお知らせ（ご注文番号: AKINAITESTORDER1）

      山田 花子 様

      このたびは手ぬぐい工房 あきないをご利用いただき、ありがとうございます。
      ご注文のお届け希望日時を、次のとおり変更いたしました。

      ■ お届け希望日時の変更
      変更前: 指定なし
      変更後: 2026年11月25日(水) 14:00〜16:00

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1
      ご注文日時: 2026年11月18日(水) 12:04
      お支払い方法: 代金引換

      ■ ご注文の内容
      ・注染手ぬぐい
        種類: 藍
        商品コード: TNG-1
        ラッピング: あり（+300円）
        1,500円 × 2 = 3,000円
      ・ほうじ茶 ※
        864円 × 3 = 2,592円
      ・ストール
        12,800円 × 1 = 12,800円
      ※ 軽減税率（8%）の対象です。

      商品の小計: 18,392円
      送料: 660円
      代引手数料: 330円
      クーポン割引（秋のクーポン）: -500円
      調整額: -100円
      冷蔵便: 220円
      合計（税込）: 19,002円

      ■ お届け先
      お名前: 山田 花子 様
      ご住所: 〒604-8571 京都府 京都市中京区上本能寺前町488 A棟 101
      電話番号: 075-123-4567

      ──────────────────────────────
      ご不明な点がございましたら、このメールにご返信いただくか、shop@example.jp までご連絡ください。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })

  test('the mail address: the old one hears only that', () => {
    const told = cause('update_order_customer', { old_mail_address: 'old@example.jp' })
    expect(written('old_buyer', told, TOLD_ORDER)).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】メールアドレスの変更のお知らせ（ご注文番号: AKINAITESTORDER1）

      お客様

      手ぬぐい工房 あきないのご注文に登録されていたこのメールアドレスが、別のアドレスに変更されました。今後のお知らせは、新しいアドレスにお送りします。

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1

      ──────────────────────────────
      この変更にお心当たりがない場合は、お手数ですが、このメールにご返信いただくか、shop@example.jp までご連絡ください。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })
})

describe('to the shop', () => {
  // R-MAIL-3
  test('a cancel, with what the order was', () => {
    const after = changed({
      status: 'cancelled',
      customer: { ...TOLD_ORDER.detail.customer, mail_address: '' },
      lines: TOLD_ORDER.detail.lines.map(line => ({ ...line, status: 'cancelled' as const })),
      amounts: makeOrder({ lines: [] }).detail.amounts,
    })
    expect(
      written('shop', cause('cancel_order', { comment: '在庫切れのため。' }), after),
    ).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】ご注文キャンセルのお知らせ（ご注文番号: AKINAITESTORDER1）

      手ぬぐい工房 あきない ご担当者様

      次のご注文がキャンセルされました。
      購入者のメールアドレスが登録されていないため、購入者へのお知らせはありません。

      ■ 購入者へのメッセージ
      在庫切れのため。

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1
      ご注文日時: 2026年11月18日(水) 12:04
      お支払い方法: 代金引換
      購入者: 山田 花子
      電話番号: 075-123-4567

      ■ キャンセルしたご注文の内容
      ・注染手ぬぐい
        種類: 藍
        商品コード: TNG-1
        ラッピング: あり（+300円）
        1,500円 × 2 = 3,000円
      ・ほうじ茶 ※
        864円 × 3 = 2,592円
      ・ストール
        12,800円 × 1 = 12,800円
      ※ 軽減税率（8%）の対象です。

      商品の小計: 18,392円
      送料: 660円
      代引手数料: 330円
      クーポン割引（秋のクーポン）: -500円
      調整額: -100円
      冷蔵便: 220円
      合計（税込）: 19,002円

      ■ お届け先
      お名前: 山田 花子 様
      ご住所: 〒604-8571 京都府 京都市中京区上本能寺前町488 A棟 101
      電話番号: 075-123-4567

      ■ お届け希望日時
      ご希望: 2026年11月25日(水) 午前中

      ──────────────────────────────
      このメールは、ショップの登録メールアドレスに自動でお送りしています。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })

  test('another destination, abroad', () => {
    const address = {
      country: 'France',
      country_code: 'FR',
      zip_code: '75001',
      prefecture: 'Île-de-France',
      address: '1 Rue de Rivoli',
      address2: 'Paris',
      tel: '+33140205050',
    }
    const after = changed({ shipping: { name: { first: 'Émile', last: 'Zola' }, address } })
    expect(written('shop', cause('update_order_shipping'), after)).toMatchInlineSnapshot(`
      "【手ぬぐい工房 あきない】お届け先の変更のお知らせ（ご注文番号: AKINAITESTORDER1）

      手ぬぐい工房 あきない ご担当者様

      次のご注文のお届け先が変更されました。
      購入者にもメールでお知らせします。

      ■ 変更前のお届け先
      お名前: 山田 花子 様
      ご住所: 〒604-8571 京都府 京都市中京区上本能寺前町488 A棟 101
      電話番号: 075-123-4567

      ■ 変更後のお届け先
      お名前: Émile Zola 様
      ご住所: 75001 Île-de-France 1 Rue de Rivoli Paris France
      電話番号: +33 1 40 20 50 50

      ■ ご注文について
      ご注文番号: AKINAITESTORDER1
      ご注文日時: 2026年11月18日(水) 12:04
      お支払い方法: 代金引換
      購入者: 山田 花子
      メールアドレス: hanako@example.jp
      電話番号: 075-123-4567

      ■ ご注文の内容
      ・注染手ぬぐい
        種類: 藍
        商品コード: TNG-1
        ラッピング: あり（+300円）
        1,500円 × 2 = 3,000円
      ・ほうじ茶 ※
        864円 × 3 = 2,592円
      ・ストール
        12,800円 × 1 = 12,800円
      ※ 軽減税率（8%）の対象です。

      商品の小計: 18,392円
      送料: 660円
      代引手数料: 330円
      クーポン割引（秋のクーポン）: -500円
      調整額: -100円
      冷蔵便: 220円
      合計（税込）: 19,002円

      ■ お届け希望日時
      ご希望: 2026年11月25日(水) 午前中

      ──────────────────────────────
      このメールは、ショップの登録メールアドレスに自動でお送りしています。

      手ぬぐい工房 あきない
      shop@example.jp
      "
    `)
  })
})
