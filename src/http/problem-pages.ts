/**
 * Where a problem document leads: its `type` (`/errors/items/not-found`) is the address of a page that explains it in two
 * languages, its `instance` (`/requests/{id}`) that of the call in the console's log (R-PROBLEM-6). An address that looks like a
 * type and is none is a page as well for whoever reads pages.
 */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Block, explanationOf, type Span } from '../lib/explanation.ts'
import { lazy } from '../lib/lazy.ts'
import { htmlOf, type Markup, markup, markupOf } from '../lib/markup.ts'
import { choosePageLanguage, type PageLanguage } from '../lib/page-language.ts'
import { readQualities } from '../lib/qualities.ts'
import { type KeptBytes, keepBytes, sendKept } from './kept-bytes.ts'
import { TITLES } from './problem-titles.ts'
import { PROBLEMS, type ProblemType } from './problems.ts'
import { unknownRoute } from './routing.ts'

const DOCUMENTS: Readonly<Record<PageLanguage, URL>> = {
  ja: new URL('../../docs/errors.ja.md', import.meta.url),
  en: new URL('../../docs/errors.md', import.meta.url),
}

const WORDS = {
  ja: {
    ...{ site: 'Akinaiのエラー', reference: 'APIリファレンス', console: '管理画面', other: 'English' },
    unknown: 'このようなエラーはありません',
    cut: 'アドレスが途中で切れていないかご確認ください。',
    where: ['エラーの種類は、レスポンスの', 'にあります。'],
    all: ['すべての種類は', 'にあります。'],
  },
  en: {
    ...{ site: 'Problems of Akinai', reference: 'API reference', console: 'Console', other: '日本語' },
    unknown: 'Unknown error type',
    cut: 'Please check that the address is complete. ',
    where: ['You find the type in the ', ' member of the response. '],
    all: ['All types are in the ', '.'],
  },
}

const STYLE = `:root{color-scheme:light dark;--ink:#222;--paper:#fff;--line:#ddd;--soft:#f4f4f2;--link:#1a56b0}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--paper:#161616;--line:#3a3a3a;--soft:#232323;--link:#8ab8ff}}
body{margin:0;font:16px/1.75 system-ui,sans-serif;color:var(--ink);background:var(--paper);word-break:auto-phrase;text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;padding:8px 20px;border-bottom:1px solid var(--line)}
nav a{display:flex;align-items:center;min-height:32px}nav a:last-child{margin-left:auto}
a{color:var(--link);text-underline-offset:3px}a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
main{max-width:44rem;margin:0 auto;padding:32px 20px}
h1{font-size:1.5rem;line-height:1.4;margin:0 0 8px;overflow-wrap:anywhere}
p,ul{margin:0 0 16px}code{padding:2px 5px;border-radius:4px;background:var(--soft);font-size:.9em;overflow-wrap:anywhere;word-break:normal}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Registers both. The pages, some 2 kB each, are made when they are first asked for, and kept. */
export function serveProblemPages(app: FastifyInstance): void {
  const options = { config: { access: 'open' as const, rate: 'none' as const }, schema: { hide: true } }
  const documents = {
    ja: lazy(() => readFile(DOCUMENTS.ja, 'utf8')),
    en: lazy(() => readFile(DOCUMENTS.en, 'utf8')),
  }
  const pages = new Map<string, KeptBytes>()
  app.get('/errors/:domain/:error', options, async (request, reply) => {
    const { domain, error } = request.params as { readonly domain: string; readonly error: string }
    const type = `${domain}/${error}`
    if (!isType(type)) return sendUnknown(request, reply)
    const language = languageOf(request)
    const key = `${language} ${type}`
    const page = pages.get(key) ?? keepBytes(Buffer.from(pageOf(type, language, await documents[language]())))
    pages.set(key, page)
    return sendKept(request, withHeads(reply), page)
  })
  app.get('/errors', options, sendUnknown)
  app.get('/errors/*', options, sendUnknown)
  app.get('/requests/:id', options, leadToCall)
}

function languageOf({ query, headers }: FastifyRequest): PageLanguage {
  return choosePageLanguage((query as { readonly lang?: unknown }).lang, headers['accept-language'])
}

function withHeads(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'accept, accept-language, accept-encoding')
}

/** A page for browsers, the problem document for programs. */
function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!readQualities(request.headers.accept ?? '').get('text/html')) throw unknownRoute('GET', undefined)
  return withHeads(reply)
    .status(404)
    .header('cache-control', 'no-store')
    .send(unknownPage(languageOf(request)))
}

function leadToCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { id } = request.params as { readonly id: string }
  if (!/^[A-Za-z0-9._-]{1,128}$/.test(id)) throw unknownRoute('GET', undefined)
  return reply
    .status(302)
    .header('location', `/console/instances/${encodeURIComponent(id)}`)
    .header('cache-control', 'no-store')
    .send()
}

function isType(type: string): type is ProblemType {
  return Object.hasOwn(PROBLEMS, type)
}

function pageOf(type: ProblemType, language: PageLanguage, document: string): string {
  const { status, title: english } = PROBLEMS[type]
  const path = `/errors/${type}`
  const explained = markup`<p><code>${path}</code> <code>${status}</code></p>
${explanationOf(document, type).map(blockOf)}`
  return framed(language, path, language === 'ja' ? TITLES[type] : english, explained)
}

function unknownPage(language: PageLanguage): string {
  const { unknown, cut, where, all, reference } = WORDS[language]
  // Any address that is none leads to the same page in the other language.
  const text = markup`<p>${cut}${where[0]}<code>type</code>${where[1]}${all[0]}<a href="/docs?lang=${language}">${reference}</a>${all[1]}</p>\n`
  return framed(language, '/errors', unknown, text)
}

function framed(language: PageLanguage, path: string, title: string, content: Markup): string {
  const words = WORDS[language]
  const other = language === 'ja' ? 'en' : 'ja'
  return htmlOf(markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} – ${words.site}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="alternate" hreflang="${other}" href="${path}?lang=${other}">
<style>${markupOf(STYLE)}</style>
</head>
<body>
<nav aria-label="${words.site}">
<a href="/docs?lang=${language}">${words.reference}</a>
<a href="/console/">${words.console}</a>
<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a>
</nav>
<main>
<h1>${title}</h1>
${content}</main>
</body>
</html>
`)
}

function blockOf(block: Block): Markup {
  if (block.kind === 'text') return markup`<p>${spansOf(block.spans)}</p>\n`
  return markup`<ul>${block.entries.map(entry => markup`<li>${spansOf(entry)}</li>`)}</ul>\n`
}

function spansOf(spans: readonly Span[]): Markup[] {
  return spans.map(({ kind, text }) => {
    if (kind === 'code') return markup`<code>${text}</code>`
    return kind === 'bold' ? markup`<strong>${text}</strong>` : markup`${text}`
  })
}
