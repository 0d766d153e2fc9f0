import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** Three words of small letters one after the other: a sentence, or the better part of one. */
const SENTENCE = /[A-Za-z][a-z'’]+(?:[ ,]+[a-z'’]{2,}){2,}/
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What is called so in both languages. */
const NAMES = ['Amazon Pay']

/** Attributes that are read out or shown. */
const SHOWN = new Set(['label', 'aria-label', 'title', 'placeholder', 'alt', 'description', 'text'])

interface Text {
  readonly at: string
  readonly text: string
}

/** What the Japanese side of each pair of words says, and what stands in the pages themselves: toasts and dialogs are made of it, too. */
function textsOf(): { readonly japanese: readonly Text[]; readonly bare: readonly Text[] } {
  const [japanese, bare]: [Text[], Text[]] = [[], []]
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    const source = ts.createSourceFile(
      file,
      readFileSync(`${root}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const note = (into: Text[], node: ts.Node, text: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (text.trim() !== '') into.push({ at: `${file}:${line + 1}`, text: text.trim() })
    }
    const read = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && !isCompared(node)) note(japanese, node, node.text)
      else if (ts.isTemplateExpression(node)) note(japanese, node, wordsOf(node))
      ts.forEachChild(node, read)
    }
    const visit = (node: ts.Node): void => {
      const words =
        ts.isCallExpression(node) && node.expression.getText() === 'inBoth' ? node.arguments[1] : undefined
      if (words !== undefined) read(words)
      if (ts.isJsxText(node) && !isCode(node)) note(bare, node, node.text)
      if (
        ts.isJsxAttribute(node) &&
        SHOWN.has(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer)
      )
        note(bare, node, node.initializer.text)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { japanese, bare }
}

/** Whether a text is compared with something, and not said. */
function isCompared({ parent }: ts.StringLiteralLike): boolean {
  return ts.isBinaryExpression(parent) || ts.isElementAccessExpression(parent)
}

function isCode({ parent }: ts.JsxText): boolean {
  return ts.isJsxElement(parent) && /^code$/i.test(parent.openingElement.tagName.getText())
}

function wordsOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…')
}

// R-WORDS-3
describe('what a Japanese page says, in its toasts and dialogs too', () => {
  const { japanese, bare } = textsOf()

  test('is read', () => {
    expect(japanese.length).toBeGreaterThan(1_000)
  })

  test('has no English sentence', () => {
    expect(japanese.filter(({ text }) => SENTENCE.test(text))).toEqual([])
  })

  test('has nothing of two words and more that has no Japanese', () => {
    const english = japanese.filter(({ text }) => !JAPANESE.test(text) && /[a-z]{2,} [a-z]{2,}/i.test(text))
    expect(english.filter(({ text }) => !NAMES.includes(text))).toEqual([])
  })

  test('stands in the pairs of words: a page has no text of its own', () => {
    // A single sign, such as the mark of the shop, is none.
    const words = bare.filter(
      ({ text }) => /[a-z]{2,} [a-z]{2,}/i.test(text) || (JAPANESE.test(text) && text.length > 1),
    )
    expect(words).toEqual([])
  })
})
