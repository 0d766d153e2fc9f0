/** The name and the mail address that the document of a shop would put in the place of those that the shop has (R-IMPORT-13). */
import { type Document, readDocument } from '../../src/transfer/document.ts'
import type { Line } from '../../src/transfer/lines.ts'

/** What is asked about. */
export interface ShopNames {
  readonly name: string
  readonly mail_address: string
}

type Decision = 'replace' | 'keep'

/** Whether they are replaced, where that is not known before the document is read. */
type Decide = (found: ShopNames, mine: ShopNames) => Promise<Decision>

/** What an import is given for it: lines that wait for the decision, and the transform that carries it out. */
export interface GuardedNames {
  readonly lines: (lines: AsyncIterable<Line>) => AsyncGenerator<Line>
  readonly transform: (document: Document) => Document
}

/** Has it decided at the first document of a shop that differs, unless it is decided already: then nothing is looked at before. */
export function guardNames(mine: ShopNames, decide: Decision | Decide): GuardedNames {
  let decision = typeof decide === 'function' ? undefined : decide
  return {
    lines: async function* (lines) {
      if (typeof decide !== 'function') return yield* lines
      for await (const line of lines) {
        const found = decision === undefined && 'text' in line ? namesIn(line.text) : undefined
        if (found !== undefined && !isSame(found, mine)) decision = await decide(found, mine)
        yield line
      }
    },
    transform: document => {
      if (decision !== 'keep' || document.kind !== 'shop') return document
      const data = { ...document.data, shop_name: mine.name, mail_address: mine.mail_address }
      return { ...document, data }
    },
  }
}

/** What a shop's line has wherever it stands, unless its letters are escaped, as nobody writes them. */
const CAN_BE_A_SHOP = /"kind"\s*:\s*"shop"|\\u00[67]/

/** Read only where the line can be a shop's: lines are up to 4 MiB, and there are many. */
function namesIn(text: string): ShopNames | undefined {
  if (!CAN_BE_A_SHOP.test(text)) return undefined
  const document = readDocument(text.replace(/^\uFEFF/, ''))
  if ('violations' in document || document.kind !== 'shop') return undefined
  return { name: document.data.shop_name, mail_address: document.data.mail_address }
}

function isSame(one: ShopNames, other: ShopNames): boolean {
  return one.name === other.name && one.mail_address === other.mail_address
}
