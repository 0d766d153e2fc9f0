/** Reads the part of docs/errors.md about one problem: of Markdown only what stands there. */

/** A run of text. */
export interface Span {
  readonly kind: 'plain' | 'code' | 'bold'
  readonly text: string
}

/** A paragraph, or a list. */
export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly entries: readonly (readonly Span[])[] }

/** What stands below the heading of a problem, such as `items/not-found`; nothing when it has none. */
export function explanationOf(markdown: string, problem: string): Block[] {
  const lines = markdown.split('\n')
  const start = lines.indexOf(`### \`/errors/${problem}\``)
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(line => /^#{1,3} /.test(line))
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .split(/\n{2,}/)
    .map(text => text.trim())
    .filter(text => text !== '' && !text.startsWith('```'))
    .map(blockOf)
}

function blockOf(text: string): Block {
  if (!/^[-*] /.test(text)) return { kind: 'text', spans: spansOf(text) }
  return {
    kind: 'list',
    entries: text.split(/\n(?=[-*] )/).map(entry => spansOf(entry.replace(/^[-*] /, ''))),
  }
}

/**
 * Links keep their words alone: they lead to other documents of the repository. After a Japanese full stop there is no blank,
 * where Markdown needs one beside what is bold too.
 */
function spansOf(text: string): Span[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(。(?:\*\*)?) /g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(part => part !== '')
    .map((part): Span => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      return part.startsWith('**') ? { kind: 'bold', text: part.slice(2, -2) } : { kind: 'plain', text: part }
    })
}
