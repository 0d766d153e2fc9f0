/** What a storefront says when something went wrong: a page in the shop's frame, or a bare one where there is no shop. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEMS, type Problem, type ProblemType } from '../http/problems.ts'
import { htmlOf, type Markup, markup, markupOf } from '../lib/markup.ts'
import type { Page } from './page.ts'
import { renderPage, sendPrivate } from './send-page.ts'
import type { ShopFrame } from './shop-frame.ts'
import { ja } from './words/ja.ts'

/** By these nobody knows whether a form was carried out (R-FAULT-1). */
const UNKNOWN: readonly ProblemType[] = [
  ...(['internal/bad-gateway', 'internal/gateway-timeout', 'internal/overloaded'] as const),
  'internal/unexpected',
]

/** The page of a problem; `result` is the path of the page that shows what became of a form, where nobody knows. */
function problemPage({ words, path }: ShopFrame, problem: Problem, result: string | undefined): Page {
  const { title, text } = words.problem(problem.type, PROBLEMS[problem.type].status, result !== undefined)
  const look = result && markup`<a class="button" href="${result}">${words.seeResult}</a>\n`
  return {
    title,
    status: problem.status,
    content: markup`<h1 class="title">${title}</h1>
<p>${text}</p>
<p class="buttons">${look}<a class="button plain" href="${path}">${words.backToShop}</a></p>`,
  }
}

/** Sends it. Without a frame there is no shop, or nobody can say which. */
export async function sendProblemPage(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  frame: ShopFrame | undefined,
): Promise<FastifyReply> {
  reply.headers(problem.headers)
  const result = request.method === 'POST' && UNKNOWN.includes(problem.type) ? resultOf(request) : undefined
  return frame === undefined
    ? sendBare(reply, problem, result)
    : sendPrivate(request, reply, await renderPage(frame, problemPage(frame, problem, result)))
}

/** The page that a form is of: at its own path, or at the next above it that has one. */
function resultOf({ server, routeOptions, url }: FastifyRequest): string {
  let [pattern = '', path = ''] = [routeOptions.url, url.split('?', 1)[0]]
  while (pattern !== '' && !server.hasRoute({ method: 'GET', url: pattern }))
    [pattern, path] = [above(pattern), above(path)]
  return path
}

const above = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

const STYLE =
  'body{font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;margin:0;background:#fbfaf7;color:#22211f;word-break:auto-phrase;text-wrap:pretty}main{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.5}'

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

function sendBare(reply: FastifyReply, problem: Problem, result: string | undefined): FastifyReply {
  return reply
    .status(problem.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(Buffer.from(htmlOf(bare(problem, result))))
}

function bare(problem: Problem, result: string | undefined): Markup {
  const { title, text } = ja.problem(problem.type, problem.status, result !== undefined)
  const look = result && markup`<p><a href="${result}">${ja.seeResult}</a></p>\n`
  return markup`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${markupOf(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${look}</main>
</body>
</html>
`
}
