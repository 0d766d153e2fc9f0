/** The name and the mail address that the document of a shop would put in the place of those that the shop has (R-IMPORT-13). */
import { type Document, readDocument } from '../../src/transfer/document.ts'
import type { Line } from '../../src/transfer/lines.ts'

/** What is asked about. */
export interface ShopNames {
  readonly name: string
  readonly mail_address: string
}

/** Whether they are replaced, where that is not known before the document is read. */
export type Decide = (found: ShopNames, mine: ShopNames) => Promise<'replace' | 'keep'>

/** What an import is given for it: lines that wait for the decision, and the transform that carries it out. */
export interface GuardedNames {
  readonly lines: (lines: AsyncIterable<Line>) => AsyncGenerator<Line>
  readonly transform: (document: Document) => Document
}

/** Has it decided at the first document of a shop that differs. */
export function guardNames(mine: ShopNames, decide: Decide): GuardedNames {
  let decision: 'replace' | 'keep' | undefined
  return {
    lines: async function* (lines) {
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

/** Read only where the line can be a shop's: lines are up to 4 MiB, and there are many. */
function namesIn(text: string): ShopNames | undefined {
  if (!/^[\s\uFEFF]*\{\s*"kind"\s*:\s*"shop"/.test(text) && !/"kind"\s*:\s*"shop"\s*\}\s*$/.test(text))
    return undefined
  const document = readDocument(text.replace(/^\uFEFF/, ''))
  if ('violations' in document || document.kind !== 'shop') return undefined
  return { name: document.data.shop_name, mail_address: document.data.mail_address }
}

function isSame(one: ShopNames, other: ShopNames): boolean {
  return one.name === other.name && one.mail_address === other.mail_address
}
