/** What a payment was that came to nothing, in words: for the history of its order. */
import { inBoth } from '../../language/in-both.ts'

/** The names of what is told of it, and of what was asked of the payment service. */
export const REFUSED_PAYMENT = inBoth(
  {
    fields: { kind: 'What was asked', amount: 'Amount', reason: 'Reason' } as Readonly<
      Record<string, string>
    >,
    kinds: {
      authorise: 'authorisation',
      capture: 'capture',
      void: 'release of the authorisation',
      refund: 'refund',
      change_amount: 'another amount',
    } as Readonly<Record<string, string>>,
  },
  {
    fields: { kind: '処理', amount: '金額', reason: '理由' },
    kinds: {
      authorise: '与信',
      capture: '売上確定',
      void: '与信の取り消し',
      refund: '返金',
      change_amount: '金額の変更',
    },
  },
)
