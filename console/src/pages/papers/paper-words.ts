/** The words of the page that prints slips, receipts and invoices; those on them are in `src/papers/words.ts`. */
import { inBoth } from '../../language/in-both.ts'

export const PAPER_WORDS = inBoth(
  {
    titles: { slip: 'Delivery slips', receipt: 'Receipts', invoice: 'Invoices' },
    description: 'A4, one order per sheet. The printed text is in Japanese.',
    back: 'Orders',
    heading: 'Documents',
    menu: 'Print',
    print: 'Print',
    pdf: 'PDF',
    pdfMade: 'The PDF is there.',
    pdfWithout: (count: string) => `The PDF is there, without ${count} orders that have no such paper.`,
    issued:
      'A receipt kept as a PDF is noted as given out, and a printed one once you say so: the next one says that it is not the first.',
    wasPrinted: (count: string) =>
      count === '1' ? 'Was the receipt printed?' : `Were the ${count} receipts printed?`,
    wasPrintedText:
      'If so, they are noted as given out, and every later one is marked as a reissue. If you closed the print dialog, nothing is noted.',
    note: 'Yes, given out',
    notPrinted: 'Not printed',
    noted: 'Noted as given out.',
    prices: 'With prices',
    none: 'No orders selected',
    unknown: 'There is no such document',
    unknownText:
      'Delivery slips, receipts and invoices are printed from an order or from the list of orders.',
    toOrders: 'Go to orders',
    noNumber:
      'Without a registration number in the settings, these are not qualified invoices. The tax for each rate is still shown.',
    toSettings: 'Settings',
    refused: 'Not printed',
    reasons: {
      not_found: 'there is no such order',
      cancelled: 'the order is cancelled',
      unpaid: 'not paid yet',
    },
    order: (key: string) => `Order ${key}`,
  },
  {
    titles: { slip: '納品書', receipt: '領収書', invoice: '請求書' },
    description: 'A4で、注文ごとに印刷します。',
    back: '注文一覧',
    heading: '書類',
    menu: '印刷',
    print: '印刷する',
    pdf: 'PDF',
    pdfMade: 'PDFを保存しました。',
    pdfWithout: count => `PDFを保存しました。${count}件の注文は、この書類がないため含まれていません。`,
    issued:
      'PDFで保存した領収書と、印刷して「発行済みにする」を選んだ領収書は、次から「再発行」と記載されます。',
    wasPrinted: count => `領収書${count}件を発行済みにしますか？`,
    wasPrintedText:
      '印刷できたときは、発行済みとして記録します。次からは「再発行」と記載されます。印刷をやめたときは、何も記録しません。',
    note: '発行済みにする',
    notPrinted: '印刷していない',
    noted: '発行済みとして記録しました。',
    prices: '金額を載せる',
    none: '注文が選ばれていません',
    unknown: 'そのような書類はありません',
    unknownText: '納品書、領収書、請求書は、注文のページか注文一覧から印刷できます。',
    toOrders: '注文を見る',
    noNumber:
      '設定に登録番号がないため、適格請求書（インボイス）にはなりません。税率ごとの消費税額は記載されます。',
    toSettings: '設定を開く',
    refused: '印刷しない注文',
    reasons: {
      not_found: '注文が見つかりません',
      cancelled: 'キャンセルされています',
      unpaid: 'まだ入金がありません',
    },
    order: key => `注文 ${key}`,
  },
)
