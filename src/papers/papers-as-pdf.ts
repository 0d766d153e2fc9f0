/** Papers of orders as one PDF (R-PAPER-4). */
import { Problem } from '../http/problems.ts'
import { dayInTokyo } from '../lib/day.ts'
import { contentOf } from './content.ts'
import { noteIssued } from './issue-store.ts'
import { MAX_PDF_LETTERS } from './kinds.ts'
import { type MadePapers, makePapers, type PaperContext, type WantedPapers } from './make-papers.ts'
import { makePdf } from './pdf/make-pdf.ts'
import { ON_PAPER } from './words.ts'

/** A PDF, and the orders that are not in it. */
export interface PapersAsPdf extends Pick<MadePapers<string>, 'refused'> {
  /** Undefined where no order has such a paper. */
  readonly bytes: Buffer | undefined
  readonly fileName: string
}

/** What is wanted, and whether with prices. */
export interface WantedPdf extends WantedPapers {
  readonly withPrices: boolean
  /** Whether they are receipts that are given out by it. */
  readonly givesOut: boolean
}

/**
 * Makes it; undefined when the shop is gone. Receipts that it gives out are noted once it is made, and made anew where somebody was
 * faster, so that of two at once one says that it is the second. Throws 422 where they are too long for one PDF.
 */
export async function papersAsPdf(
  context: PaperContext,
  shopId: number,
  wanted: WantedPdf,
): Promise<PapersAsPdf | undefined> {
  for (;;) {
    const made = await makeOnce(context, shopId, wanted)
    if (made?.bytes === undefined || !wanted.givesOut) return made
    if (await noteFirsts(context, shopId, made.firsts)) return made
  }
}

async function makeOnce(context: PaperContext, shopId: number, wanted: WantedPdf) {
  const now = context.clock.now()
  const [keys, firsts]: [string[], string[]] = [[], []]
  let letters = 0
  const made = await makePapers(context, shopId, wanted, paper => {
    keys.push(paper.unique_key)
    if (paper.first_issued_on === null) firsts.push(paper.unique_key)
    const content = JSON.stringify(contentOf(paper, wanted.withPrices))
    letters += content.length
    if (letters > MAX_PDF_LETTERS) throw tooLong(keys.length)
    return content
  })
  if (made === undefined) return undefined
  const { papers: contents, refused } = made
  const kind = ON_PAPER.titles[wanted.kind]
  const [only = ''] = keys
  const name = keys.length === 1 ? `${kind}_${only}` : `${kind}_${dayInTokyo(now)}_${keys.length}件`
  const bytes =
    contents.length === 0
      ? undefined
      : await makePdf(shopId, { title: name.replaceAll('_', ' '), at: now.getTime(), contents })
  return { bytes, fileName: `${name}.pdf`, refused, firsts }
}

/** Somebody else has given out one of the receipts meanwhile. */
class NotTheFirst extends Error {}

/** Notes the receipts as given out, all or none; false where one of them is not the first any more, and has to say so. */
async function noteFirsts(
  { db, clock }: PaperContext,
  shopId: number,
  firsts: readonly string[],
): Promise<boolean> {
  if (firsts.length === 0) return true
  try {
    await db.transaction(async tx => {
      const noted = await noteIssued(tx, shopId, firsts, clock.now())
      if (noted < firsts.length) throw new NotTheFirst()
    })
    return true
  } catch (error) {
    if (error instanceof NotTheFirst) return false
    throw error
  }
}

function tooLong(orders: number): Problem {
  return new Problem(
    'console/rejected',
    orders === 1
      ? 'The order is too long for a PDF; print it from its page.'
      : 'The orders are too long for one PDF; choose fewer.',
  )
}
