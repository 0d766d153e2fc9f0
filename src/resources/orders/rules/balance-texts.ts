/** What entries of an order's balance log say. Imports nothing: the console's page reads it. */

/** What stands in the log when goods that are paid for go out, or cash at the door has come. */
export const SALES_CONFIRMED_TEXT = '売上確定'

/** What stands there when the total has changed. */
export const DIFFERENCE_TEXT = '金額変更による差額'

/** What stands there when the total has fallen of an order whose money the shop has, and gives back by hand. */
export const OWED_TEXT = '購入者への返金予定'

/** What stands there when a payment service says that the buyer has paid. */
export const RECEIVED_TEXT = '入金確認'

/** What stands there of a cancelled order. */
export const CANCELLED_TEXT = 'キャンセル'
