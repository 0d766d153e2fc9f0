/** A mail as plain text. */

import { oneLine, plainLines } from '../lib/plain.ts'
import type { ContentLine, Fact, MailContent, Section } from './content.ts'

const RULE = '─'.repeat(30)

/** The text of a mail; lines end with a line feed. */
export function renderText({ greeting, lead, sections, closing, shop }: MailContent): string {
  const blocks = [
    [oneLine(greeting)],
    lead.map(oneLine),
    ...sections.map(renderSection),
    [RULE, ...closing.map(oneLine)],
    [oneLine(shop.name), oneLine(shop.mailAddress)],
  ]
  return `${blocks.map(block => block.join('\n')).join('\n\n')}\n`
}

function renderSection(section: Section): string[] {
  return [`■ ${oneLine(section.heading)}`, ...bodyOf(section)]
}

function bodyOf(section: Section): string[] {
  if (section.kind === 'message') return [plainLines(section.text).trimEnd()]
  if (section.kind === 'facts') {
    const { facts, link } = section
    return [...facts.map(renderFact), ...(link ? [`${oneLine(link.label)}: ${oneLine(link.href)}`] : [])]
  }
  const { lines, sums, notes } = section
  const between = lines.length > 0 && sums.length > 0 ? [''] : []
  return [...lines.flatMap(renderLine), ...notes.map(oneLine), ...between, ...sums.map(renderFact)]
}

function renderFact({ label, value }: Fact): string {
  return `${oneLine(label)}: ${oneLine(value)}`
}

function renderLine({ title, details, count, total, cancelled }: ContentLine): string[] {
  return [
    `・${oneLine(title)}${cancelled ? '（キャンセル）' : ''}`,
    ...details.map(detail => `  ${oneLine(detail)}`),
    `  ${oneLine(count)} = ${oneLine(total)}`,
  ]
}
