/** What stands in the balance log of an order, in the words of the page; texts of others are shown as they are stored. */
import {
  CANCELLED_TEXT,
  DIFFERENCE_TEXT,
  OWED_TEXT,
  RECEIVED_TEXT,
  SALES_CONFIRMED_TEXT,
} from '../../../../src/resources/orders/rules/balance-texts.ts'
import { inBoth } from '../../language/in-both.ts'

export const BALANCE_WORDS = inBoth<Readonly<Record<string, string>>>(
  {
    [SALES_CONFIRMED_TEXT]: 'Sale confirmed',
    [DIFFERENCE_TEXT]: 'Difference after a change of the total',
    [OWED_TEXT]: 'Owed to the customer',
    [RECEIVED_TEXT]: 'Payment received',
    [CANCELLED_TEXT]: 'Cancelled',
  },
  // They are stored as Japanese reads them.
  {},
)
