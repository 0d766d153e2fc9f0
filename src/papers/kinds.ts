/** The papers that go with an order, by their names. Imports nothing: the console's server and page read it. */

/** `slip` 納品書 goes with the goods, `receipt` 領収書 says that money came, `invoice` 請求書 asks for it or tells its tax. */
export const PAPER_KINDS = ['slip', 'receipt', 'invoice'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** Why there is no such paper of an order: the shop has no such order, nothing is left of it, or no money has come. */
export const PAPER_REFUSALS = ['not_found', 'cancelled', 'unpaid'] as const
export type PaperRefusal = (typeof PAPER_REFUSALS)[number]

/** Orders of which papers are made at once. */
export const MAX_PAPERS = 50

/**
 * Letters of all papers in one PDF, as they are told to the thread that lays them out: of some 4,000 lines of goods. The
 * longest takes 4 s.
 */
export const MAX_PDF_LETTERS = 600_000
