/** The programs of carriers that print labels, by their names. Imports nothing: the console's server and page read it. */

/** ヤマト運輸 B2クラウド, 佐川急便 e飛伝Ⅲ, 日本郵便 ゆうパックプリントR. */
export const CARRIERS = ['yamato', 'sagawa', 'yupack'] as const
export type Carrier = (typeof CARRIERS)[number]

/** What each is among the delivery companies (R-CARRIER-1). */
export const COMPANY_OF: Readonly<Record<Carrier, number>> = { yamato: 1, sagawa: 2, yupack: 4 }

/** Orders of one file, out or in. */
export const MAX_LABELS = 1000

/** Why an order is not in a file. */
export const LABEL_REFUSALS = ['not_found', 'not_waiting', 'held_back', 'no_destination', 'abroad'] as const
export type LabelRefusal = (typeof LABEL_REFUSALS)[number]

/** What becomes of a line of a carrier's file. */
export const TRACKING_STATES = ['dispatch', 'mend', 'same', 'not_found', 'ambiguous', 'refused'] as const
export type TrackingState = (typeof TRACKING_STATES)[number]
