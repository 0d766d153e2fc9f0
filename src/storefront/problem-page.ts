/** What a storefront says when something went wrong: a page in the shop's frame, or a bare one where there is no shop. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEMS, type Problem } from '../http/problems.ts'
import { htmlOf, type Markup, markup, markupOf } from '../lib/markup.ts'
import type { Page } from './page.ts'
import { renderPage, sendPrivate } from './send-page.ts'
import type { ShopFrame } from './shop-frame.ts'
import { ja } from './words/ja.ts'

/** The page of a problem. */
function problemPage({ words, path }: ShopFrame, problem: Problem): Page {
  const { title, text } = words.problem(problem.type, PROBLEMS[problem.type].status)
  return {
    title,
    status: problem.status,
    content: markup`<h1 class="title">${title}</h1>
<p>${text}</p>
<p class="buttons"><a class="button plain" href="${path}">${words.backToShop}</a></p>`,
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
  return frame === undefined
    ? sendBare(reply, problem)
    : sendPrivate(request, reply, await renderPage(frame, problemPage(frame, problem)))
}

const STYLE =
  'body{font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;margin:0;background:#fbfaf7;color:#22211f;word-break:auto-phrase;text-wrap:pretty}main{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.5}'

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

function sendBare(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .status(problem.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(Buffer.from(htmlOf(bare(problem))))
}

function bare({ type, status }: Problem): Markup {
  const { title, text } = ja.problem(type, status)
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
</main>
</body>
</html>
`
}
