import{At as e,F as t,L as n,Q as r,R as i,a,o,s,wt as c}from"./use-session-kEpZJBFq.js";import{f as l,l as u,p as d,r as f,t as p}from"./page-title-sX4Rv5Mm.js";import{_ as m,a as h}from"./index-BDUw-jBx.js";import{t as g}from"./api-call-D3_9oGp_.js";import{n as _}from"./code-samples-QKtrgFov.js";import{n as v,t as y}from"./loading-DP8ar_Bd.js";import{t as b}from"./pretty-body-DdTapR3R.js";import{a as x,n as S,r as C}from"./request-table-CvGV-4TK.js";import{t as w}from"./status-badge-D6B_3y9m.js";var T=e(c(),1),E=`# Errors

Whatever goes wrong is answered as \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)):

\`\`\`json
{
  "type": "/errors/items/invalid-body",
  "title": "Invalid item request body",
  "status": 400,
  "detail": "/price must be 50 or more.",
  "instance": "/requests/mT3kq0fXo1Zs.7w",
  "errors": [{ "detail": "must be 50 or more", "pointer": "/price" }]
}
\`\`\`

- Branch on \`status\` and \`type\`. They are part of the API; \`title\` is fixed for each type, and \`detail\` is for people and
  may be worded differently tomorrow.
- \`errors\` is there when single values are at fault. It names all of them at once (the first 1000), each with a
  [JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901): \`/price\` is the member \`price\` of the body, \`/limit\` the query
  parameter \`limit\`, an empty pointer the body as a whole.
- \`instance\` names this one request. It is also the answer's \`X-Request-Id\`; send an \`X-Request-Id\` of your own (1 to 128
  letters, digits, \`.\`, \`_\` and \`-\`) and it is kept. An operator finds it in the log as \`reqId\`.
- A refused call has changed nothing.

Of several things that are wrong the first of this order is told: the path and method, the token, its scopes, the media
type, the size, the JSON, the path's ids, the body's or query's values, what is missing, what has changed since it was read
(\`If-Match\`), and at last the rules of the shop.

The simplest way to be safe is to send each POST and PUT with an \`Idempotency-Key\` of its own: then it can be sent again with the
same key until there is an answer, and is carried out once ([rules/keys.md](rules/keys.md)). Without a key:

When to send a call again: after 429 and 503 when \`Retry-After\` has passed; after 408, 502 and 504 with a growing pause in between. A call that reads, or that sets
something to a given value, can simply be sent again. After a failed call that adds something, look first whether it is
there: the answer may have been lost, not the work. The other statuses answer the same until the call is changed.

## Requests

### \`/errors/request/malformed-body\`

**400, Malformed request body.** The body is empty, no valid JSON, no valid UTF-8, ended too early, or has a member called
\`__proto__\` or \`constructor.prototype\`. Send a JSON object, written by a JSON library.

### \`/errors/request/invalid-params\`

**400, Invalid path parameters.** An id in the path is not a whole number from 1, written without leading zeros. Take ids
from answers as they are. (A well-formed id that belongs to nothing is a 404.) The key of an order is 16 letters and digits.

### \`/errors/request/invalid-query\`

**400, Invalid query parameters.** A parameter is unknown to this operation, stands there twice, or has a value that is not
allowed. \`errors\` names each one. A token is never a query parameter: it belongs in the \`Authorization\` header.

### \`/errors/request/not-found\`

**404, Route not found.** No operation has this path. Compare it with the reference at \`/docs/\`; mind the \`/api\` at the start
and a slash too many at the end.

### \`/errors/request/method-not-allowed\`

**405, Method not allowed.** The path is right, but not with this method. The \`Allow\` header lists those that are.

### \`/errors/request/timeout\`

**408, Request timeout.** The request did not arrive completely within 30 seconds (an upload: 5 minutes, with pauses of 30
seconds at most), and the connection was closed. Look for a body that is announced longer than it is, or a slow line, and
send it again.

### \`/errors/request/body-too-large\`

**413, Request body too large.** A body may have 1 MiB (1,048,576 bytes). Split the call: stock and variations can be sent
in several.

### \`/errors/request/unsupported-media-type\`

**415, Unsupported media type.** An operation with a body wants \`Content-Type: application/json\`, with \`charset=utf-8\` or no
charset, and no \`Content-Encoding\` such as gzip.

### \`/errors/request/range-not-satisfiable\`

**416, Range not satisfiable.** The \`Range\` starts behind the end of the image; \`Content-Range\` tells how many bytes it has.

### \`/errors/request/rate-limited\`

**429, Too many requests.** A token has 6,000 requests a minute, an address without one 600, and 30 passwords, unless the
operator has set other numbers. \`Retry-After\` says in how many seconds to go on; \`RateLimit\` on every answer tells how many
are left (\`r\`), so that a program can slow down before.

### \`/errors/request/too-many-connections\`

**429, Too many connections.** An address may have 400 connections at once, unless the operator has set another number. Use
connections again (keep-alive) in place of opening one for each call. If you come by a proxy, the operator has to name it.

### \`/errors/request/invalid-idempotency-key\`

**400, Invalid idempotency key.** \`Idempotency-Key\` was sent twice, or is empty, longer than 255 characters, or has others than visible
ASCII, such as a space. A new UUID for each call is a good one.

### \`/errors/request/idempotency-key-required\`

**400, Idempotency key required.** Completing a checkout needs an \`Idempotency-Key\`, a name of its own such as a new UUID: an
answer that was lost can then be asked for again, and nothing is bought twice.

### \`/errors/request/idempotency-key-in-use\`

**409, Idempotency key in use.** The first call with this key is still under way, or waits for a payment service. Wait as long as
\`Retry-After\` says and send the call again, with the same key and body: you get the answer of the first.

### \`/errors/request/idempotency-key-reused\`

**422, Idempotency key reused.** The key came with another body in the last 24 hours, and that call was answered. Nothing was done now.
Give each call a key of its own, and send a call again with exactly the bytes of the first time.

### \`/errors/request/invalid-if-match\`

**400, Invalid If-Match.** The header is neither \`*\` nor a list of tags in double quotes with commas between. Send the \`ETag\` of an
answer as it is, quotes included: \`If-Match: "12-3-item_now_on_sale"\`.

### \`/errors/request/precondition-failed\`

**412, Precondition failed.** What is to be changed is not as the \`If-Match\` of the call says: somebody else was faster. Nothing was
changed. Read it again, decide again by what it is now, and send the change with the tag that comes with it; the \`ETag\` of this
answer is that tag. With an \`Idempotency-Key\` that is another call, and takes another key ([rules/matching.md](rules/matching.md)).

### \`/errors/request/precondition-required\`

**428, Precondition required.** The shop wants every change to say what it is based on (its setting \`require_if_match\`). Read what is
to be changed, and send the \`ETag\` of that answer as \`If-Match\`; \`If-Match: *\` says that it is meant whatever is there.

### \`/errors/request/malformed-request\`

**400, Malformed HTTP request.** What arrived is no HTTP/1.1 request: often TLS spoken to a port that has none, a header with
a line break in it, a body with two lengths, or no \`Host\`; \`detail\` says which. The connection is closed. On a server that
lets other origins call, also an \`OPTIONS\` that is no preflight.

### \`/errors/request/expectation-failed\`

**417, Expectation failed.** \`Expect\` names something else than \`100-continue\`. Leave it out.

### \`/errors/request/headers-too-large\`

**431, Request headers too large.** The request line and the headers may have 16 KiB together. Send fewer cookies or a
shorter address.

## Tokens

### \`/errors/auth/unauthenticated\`

**401, Unauthenticated.** There is no token, or one that is mistyped, unknown, revoked or expired; \`detail\` says which as far
as it may. Send \`Authorization: Bearer akn_…\`. The operator makes a new token with
\`npx akinai token create --shop KEY --name NAME --scopes all\` and sees the state of the old ones with
\`npx akinai token list --shop KEY\`.

### \`/errors/auth/forbidden\`

**403, Forbidden.** The token is good but lacks a scope. \`detail\` names the missing ones, the \`WWW-Authenticate\` header all that
the call needs. Scopes of a token never change: make a new one with them.

## Items

### \`/errors/items/invalid-body\`

**400, Invalid item request body.** The body of a call about items has members that are unknown, missing or of a wrong type
or range. \`errors\` names them all; the reference at \`/docs/\` has the rules. Numbers are not accepted as strings.

### \`/errors/items/not-found\`

**404, Item not found.** The shop of your token has no item with this id, or has it no longer. In a call that changes the list
order it can also mean the neighbour, which must be among the first 10,000 items.

### \`/errors/items/variation-not-found\`

**404, Item variation not found.** The item exists but has no variation with this id. Read the item again: its variations may
have changed since.

### \`/errors/items/image-not-found\`

**404, Item image not found.** The item exists but has no image with this id. Read the item again: its images may have changed
since.

### \`/errors/items/write-rejected\`

**422, Item write rejected.** Each value is fine by itself, but not for this item or this shop: a price above the shop's own
ceiling, members of another type of item, a changed type, dates of a lottery in a wrong order, stock for the item where its
variations have it (or the other way round), a 1001st variation, a digital item to be deleted. \`detail\` names the rule.

### \`/errors/items/invalid-list-order\`

**422, Invalid item list order.** An item was to be placed before or after itself. Name another item as its neighbour.

### \`/errors/items/invalid-variation-order\`

**422, Invalid item variation order.** The new order does not name every variation of the item. Read the variations again,
since one may have been added, and send all their ids.

### \`/errors/items/image-limit-exceeded\`

**422, Item image limit exceeded.** The item has 20 images. Delete one; the file that was sent can then still be added, until
it expires.

### \`/errors/items/invalid-file-id\`

**422, Invalid file reference.** The \`file_id\` was never issued to this shop, is more than 60 minutes old, or was used already.
Ask for a new one with \`POST /api/files\` and send the file again.

### \`/errors/items/file-not-uploaded\`

**422, File not uploaded.** The \`file_id\` is good, but nothing has arrived at its upload destination. Send the file there with
all \`upload_fields\`, wait for the 204, then call again.

### \`/errors/items/file-content-mismatch\`

**422, File content mismatch.** What was sent is not the kind of picture that was declared, is damaged, or has more than 50
million pixels over all its frames. \`detail\` says which. Ask for a new destination and send a sound file with its true
\`content_type\`.

## Categories

### \`/errors/item_categories/invalid-body\`

**400, Invalid item category request body.** The body of a call about categories has members that are unknown, missing or of
a wrong type or range. \`errors\` names them all.

### \`/errors/item_categories/not-found\`

**404, Item category not found.** The shop of your token has no category with this id, or has it no longer. In a call that
changes the order it can also mean the neighbour.

### \`/errors/item_categories/write-rejected\`

**422, Item category write rejected.** The category tree does not allow it: the parent does not exist or is at the third level
already, a sibling has the same name (compared without regard to full or half width and to white space at the ends), the shop
has 1,000 categories, or the item is linked to 100.

### \`/errors/item_categories/invalid-list-order\`

**422, Invalid item category list order.** A category can only be placed beside another one with the same parent. Name such a
neighbour.

## Orders

### \`/errors/orders/invalid-body\`

**400, Invalid order request body.** The body of a call about orders has members that are unknown, missing or of a wrong type or
range; in a search also dates in the wrong order or more than a year apart. \`errors\` names them all.

### \`/errors/orders/not-found\`

**404, Order not found.** The shop of your token has no order with this key. Take keys from answers as they are: 16 letters and
digits.

### \`/errors/orders/update-rejected\`

**422, Order update rejected.** Each value is fine by itself, but not for this order as it is now: its status or the way it is
paid forbids the change, lines or options are missing or not the order's, a total is too low or may only go down, the stock
does not suffice, the address is blocked or does not agree with its postal code, the day or time cannot be chosen, the order
was changed as often as it may be, the payment service refused, or an earlier change of the order is still with it. \`detail\`
names the rule and \`errors\` the values. Read the order again before the next attempt.

### \`/errors/orders/not-dispatchable\`

**422, Order not dispatchable.** The order is not in a state to be sent: it is cancelled, sent already, not paid yet, its
payment was cancelled or refunded, all that waits in it is before its shipping window or the result of its lottery, or it
has only digital goods, which nobody sends. \`detail\` says which.

### \`/errors/orders/easy-delivery-not-dispatchable\`

**422, Simplified shipping order not dispatchable.** The order goes out by the simplified shipping service, which reports its
dispatch by itself.

### \`/errors/orders/payment-maintenance\`

**422, Payment under maintenance.** The payment service is under maintenance, so that orders can neither be dispatched nor
cancelled, and no amounts change, nor downloads become available, for which it would have to move money. Nothing was
changed. Try again later.

### \`/errors/orders/dispatch-suspended\`

**422, Dispatch suspended.** The order is under investigation and held back. Neither send the goods nor make downloads
available; ask the operator.

### \`/errors/orders/invalid-order-lines\`

**422, Invalid order lines.** \`order_line_ids\` has an id that is not one of the order's lines, stands there twice, or belongs
to a line that is cancelled, dispatched already, or cannot be sent yet: before the first day of its shipping window, or
before the result of its lottery. \`errors\` names each. Read the order for the lines that wait.

### \`/errors/orders/invalid-delivery\`

**422, Invalid delivery.** The carrier is not one of \`GET /api/delivery_companies\`, or the tracking number came without a
carrier or has characters other than letters, digits and hyphens; or either was given for goods that are handed over at
the shop.

### \`/errors/orders/dispatch-rejected\`

**422, Dispatch rejected.** The order could be dispatched, but its payment could not be confirmed: the payment service refused,
or an earlier change of the order is still with it. Nothing was changed. \`detail\` says which; read the order again before the
next attempt.

## Mails

### \`/errors/mails/limit-reached\`

**429, Limit of mails reached.** The change would be told by mail, and there were as many mails about this order, to this
recipient or of this shop today as there may be. Nothing was changed. \`Retry-After\` says in how many seconds the next day
begins in Japan. What tells nobody, such as the memo, goes on.

## Files and pictures

### \`/errors/files/invalid-body\`

**400, Invalid file request body.** The body of \`POST /api/files\` has members that are unknown, missing or of a wrong value.
\`errors\` names them all.

### \`/errors/files/invalid-upload\`

**400, Invalid upload form.** What was sent to the upload destination is no \`multipart/form-data\` with every one of the
\`upload_fields\` and, after them, one member \`file\` that is not empty; or it ended too early. Nothing was kept: send the form
again.

### \`/errors/files/upload-refused\`

**403, Upload refused.** The form's policy was not issued by this server, was changed, has expired, or names another content
type than the file has. Ask for a new destination with \`POST /api/files\`.

### \`/errors/files/already-uploaded\`

**409, File already uploaded.** This destination has taken its one file. Use that file, or ask for another destination.

### \`/errors/files/file-too-large\`

**413, File too large.** A picture may have 10 MiB (10,485,760 bytes). Make it smaller.

### \`/errors/files/too-many-unused\`

**422, Too many unused files.** The shop has announced, or sent, as many files as it may without using them: 1,000 of them, or
1 GiB together. Use them with \`POST /api/items/{id}/images\`; what is not used is thrown away a day after it expired.

### \`/errors/images/not-found\`

**404, Image not found.** No item shows a picture at this address, or not any more; or the width in the address is no whole
number from 1 to 2048. Read the item for its images' addresses.

### \`/errors/images/busy\`

**503, Too many images in the making.** More pictures wait to be made than the server can make in good time; or this one has as
many sizes as are kept, and others are made for so many a minute only. \`Retry-After\` says in how many seconds to try again.
\`scaled_url\` and \`square_url\` are always to be had.

## Buying

Whoever asks for these needs no token.

### \`/errors/shops/not-found\`

**404, Shop not found.** No shop has the key that stands in the address behind \`/shops/\`. Keys are written in small letters.

### \`/errors/carts/invalid-body\`

**400, Invalid cart request body.** \`lines\` is missing or is no list of at most 100, or a line has a member that is unknown or of
a wrong value; \`errors\` names them all. Whether something can be bought is no question of form: the cart's \`problems\` tell it.

### \`/errors/carts/not-found\`

**404, Cart not found.** This shop has no cart with this id, or it was not used for 30 days. Make a new one with the same
lines.

### \`/errors/carts/limit-reached\`

**429, Limit of carts reached.** The buyers of this shop have as many carts as its operator allows. Carts that nobody used for 30
days make room, by the hour.

### \`/errors/subscriptions/not-found\`

**404, Subscription not found.** This shop has no subscription with this secret, or key. Take the link from the mail, or
\`subscription_secret\` from the order.

### \`/errors/subscriptions/invalid-body\`

**400, Invalid subscription request body.** What was sent of buyer, address or card has not the form that the operation takes. Errors
name the members; nothing was changed.

### \`/errors/subscriptions/change-rejected\`

**422, Subscription change rejected.** The subscription was stopped or has ended; nothing of it can be changed. To have the item
again, order it again. Where it is the new address or the new card that cannot be, errors name them: what was there before
stays.

### \`/errors/applications/not-found\`

**404, Application not found.** This shop has no application with this secret. Take the link from the mail.

### \`/errors/applications/already-applied\`

**422, Applied already.** There is an application for this item with this mail address, which waits for the draw. Each mailbox can
have one.

### \`/errors/applications/closed\`

**422, Application closed.** What was asked for cannot be done with the application as it is: it is not drawn yet, has lost, was
withdrawn, is ordered already, or its time is over. \`detail\` says which.

### \`/errors/applications/limit-reached\`

**429, Limit of applications reached.** As many applications wait for the draw of this item as there can be.

### \`/errors/downloads/not-found\`

**404, Download not found.** This is no link to a download, or not the whole of one. Take it from the mail, or from \`downloads\`
of the order.

### \`/errors/downloads/ended\`

**410, Download ended.** The file was downloaded as often as it may, its time is over, its order was cancelled, or the shop has
taken it away: \`detail\` says which. Ask the shop.
### \`/errors/checkouts/invalid-body\`

**400, Invalid checkout request body.** A member is unknown, or has a value of a wrong form; \`errors\` names them all. A new
checkout has one of \`cart_id\` and \`lines\`. Prices are never sent. \`customer\` and \`payment\` can be left out, not taken back
with null. What is well formed and cannot be is no question of form: the checkout's \`problems\` tell it.

### \`/errors/checkouts/not-found\`

**404, Checkout not found.** This shop has no checkout with this id, or none any more: one that was not completed is gone 8 days
after its last change, one that was 30 days after. The order stays.

### \`/errors/checkouts/changed\`

**409, Checkout changed.** All together costs something else than \`expected_total\`: a price, a fee or a coupon is another by now.
Nothing was bought. \`errors\` says what was and what is, and \`checkout\` is the checkout as it is now: show it to the buyer, and
complete it with the new \`amounts.total\` and a new key.

### \`/errors/checkouts/in-progress\`

**409, Checkout in progress.** The checkout is being completed by another call, or its payment is still open. Look at it again when
\`Retry-After\` has passed.

### \`/errors/checkouts/not-ready\`

**422, Checkout not ready.** Something is missing or cannot be: \`errors\` points into the checkout, such as \`/customer\`,
\`/payment/method\` or \`/lines/0/item_id\`. Its \`problems\` tell the same before anybody orders.

### \`/errors/checkouts/out-of-stock\`

**422, Out of stock.** There is too little left of the lines that \`errors\` points to, since others were faster. Nothing was bought
and nothing was charged. Make a new checkout with what there is.

### \`/errors/checkouts/closed\`

**422, Checkout closed.** The checkout was cancelled, was not changed for 24 hours, or is an order already, which can only be asked
for again. Make a new one.

### \`/errors/checkouts/payment-declined\`

**422, Payment declined.** The payment service refused, or nothing can be paid while payments are under maintenance; \`detail\` says
which. Nothing was bought and the pieces are back in stock. Another way to pay can be tried with the same checkout and a new key,
ten times in all.

### \`/errors/checkouts/shop-closed\`

**422, Shop closed.** The shop shows itself and sells nothing at present (\`able_to_business\` is false).

### \`/errors/checkouts/limit-reached\`

**429, Limit of checkouts reached.** The buyers of this shop have as many checkouts that are no order as its operator allows. Those
that were left alone make room, by the hour.

## Storefronts

What goes wrong on a page is told as a page, in Japanese; these are its types in the log.

### \`/errors/storefront/invalid-form\`

**400, Invalid form of a storefront.** The form has more members than any page's, or a character that cannot be stored. Send it from
the shop's page.

### \`/errors/storefront/cross-site\`

**403, Form of another site.** The form was sent by a page of another site, by what the browser says of it (\`Origin\`,
\`Sec-Fetch-Site\`). Nothing was done. Behind a proxy, \`AKINAI_BASE_URL\` must be the address that buyers see.

## The shop

### \`/errors/user/not-found\`

**404, User not found.** The shop that the token was made for has been deleted. Ask the operator for a token of another shop.

## The console

Only the page at \`/console\` meets these; programs call the API with a token.

### \`/errors/console/invalid-body\`

**400, Invalid console request body.** A member is missing, unknown, or has a value that is not allowed; \`errors\` names them
all.

### \`/errors/console/signed-out\`

**401, Signed out.** There is no session: nobody signed in, the session ended (after 30 days, after 7 days without use, by
signing out, or by a change of the password), or the account was deleted. Sign in again.

### \`/errors/console/wrong-credentials\`

**401, Wrong mail address or password.** Nobody signs in with this address and this password. It is not told which of the two
is wrong. Forgotten passwords are replaced by the operator: \`npx akinai user password ADDRESS\`.

### \`/errors/console/wrong-second-factor\`

**401, Wrong second factor.** The code is wrong, over a step of 30 seconds off, or was used already; or the passkey is not
one of the account, did not sign what was asked last, or did not make sure of its person where that is wanted. A recovery
code works in place of either; an operator takes lost factors away: \`npx akinai user second-factor ADDRESS --remove\`.

### \`/errors/console/sign-in-expired\`

**401, Sign-in expired.** The first step of this sign-in was taken in another browser, over 5 minutes ago, or counts no more
since the password or the factors are others now. Begin anew.

### \`/errors/console/confirmation-needed\`

**403, Confirmation needed.** The call wants proof from the last 5 minutes that it is still the person of the session. Send
the password or a passkey to \`/console/api/confirmation\`, and then this call again; the page does so by itself.

### \`/errors/console/password-change-needed\`

**403, Password change needed.** The password was made by the program or by an owner, and so somebody else has seen it. It opens
nothing but its own change, by \`PUT /console/api/password\`; the page asks for it at the first sign-in.

### \`/errors/console/not-allowed\`

**403, Not allowed to this role.** The person is signed in, but the role in the shop does not open this. \`detail\` names what it
takes; an owner of the shop can change roles.

### \`/errors/console/cross-site\`

**403, Cross-site request.** The call lacks the header \`x-akinai-console\`, or the browser says that another site's page made
it. Behind a proxy that changes the \`Host\` header, \`AKINAI_BASE_URL\` has to be the address that people open.

### \`/errors/console/not-found\`

**404, Not found in the console.** The shop has no token, call or mail with this number, or the account no such second
factor, or not any more.

### \`/errors/console/rejected\`

**422, Console change rejected.** What was asked for is well formed, but a rule stands against it, such as a new password that
is too short. \`detail\` names the rule. Nothing was changed.

### \`/errors/console/too-many-attempts\`

**429, Too many attempts to sign in.** Too many passwords were wrong for this mail address or from this network, or too many
people are being signed in at this moment. A browser in which the person was signed in before is not held up by others. \`Retry-After\` says in how many seconds to try again.

## The server

### \`/errors/internal/unexpected\`

**500, Unexpected internal error.** A fault of ours. Nothing was half done. Tell the operator the \`instance\`: the log has the
cause under this id. Please report it.

### \`/errors/internal/bad-gateway\`

**502, Internal processing inconsistency.** The server runs but cannot reach its database, or what it depends on gave no
answer that can be understood. Try again in a moment; but after the change of an order read it first: its payment may have
been made. Operators: \`npx akinai doctor\` says what is wrong, and \`/readyz\` answers 200 when all is well again.

### \`/errors/internal/shutting-down\`

**503, Server shutting down.** The server finishes what it has begun and takes nothing new. \`Retry-After\` says in how many
seconds to try again, on a new connection.

### \`/errors/internal/overloaded\`

**503, Server overloaded.** More is asked of the server than it can do, or more by this shop than it may have waiting at once.
Nothing was done. Send the call again when \`Retry-After\` has passed, and fewer at the same time.

### \`/errors/internal/insufficient-storage\`

**507, Insufficient storage.** The server's disk is nearly full, so nothing new is stored; orders can still be changed, and
everything can be read. Try again later; the operator sees it in \`/metrics\` and by \`akinai doctor\`.

### \`/errors/internal/gateway-timeout\`

**504, Internal processing timed out.** The work took longer than 10 seconds, mostly because another call held the same item
for long, or because the payment service did not answer; then it is found out within minutes whether the change of the order
was made. Read the resource before you send the call again.
`;function D(e,t){let n=t.split(`?`,1)[0]?.split(`/`)??[];return`/docs#tag/${n.find(e=>e===`variations`||e===`images`)??n[2]??``}/${e}`}function O(e,t){let n=e.split(`
`),r=n.indexOf(`### \`/errors/${t}\``);if(r<0)return[];let i=n.slice(r+1),a=i.findIndex(e=>/^#{1,3} /.test(e));return i.slice(0,a<0?void 0:a).join(`
`).split(/\n{2,}/).map(e=>e.trim()).filter(e=>e!==``&&!e.startsWith("```")).map(k)}function k(e){return/^[-*] /.test(e)?{kind:`list`,entries:e.split(/\n(?=[-*] )/).map(e=>A(e.replace(/^[-*] /,``)))}:{kind:`text`,spans:A(e)}}function A(e){return e.replaceAll(/\s+/g,` `).replaceAll(/\[([^\]]+)\]\([^)]+\)/g,`$1`).split(/(`[^`]+`|\*\*[^*]+\*\*)/).filter(e=>e!==``).map(e=>e.startsWith("`")?{kind:`code`,text:e.slice(1,-1)}:e.startsWith(`**`)?{kind:`bold`,text:e.slice(2,-2)}:{kind:`plain`,text:e})}var j=a({list:`Requests`,title:`Request`,facts:`Facts`,time:`Time`,status:`Status`,duration:`Duration`,token:`Token`,noToken:`Console`,operation:`Operation`,noOperation:`None of the API`,requestId:`Request id`,problem:`What went wrong`,alike:`Requests with this problem`,docs:`API reference of this call`,sent:`Sent`,answered:`Answered`,noSent:`Nothing was sent with it, or it is not kept.`,noAnswered:`Nothing was answered with it, or it is not kept.`,masked:`Secrets and personal data are masked, and long bodies are cut. Bodies are kept for seven days at most.`,again:`Send this call again`},{list:`リクエスト`,title:`リクエスト`,facts:`概要`,time:`日時`,status:`ステータス`,duration:`所要時間`,token:`トークン`,noToken:`コンソール`,operation:`オペレーション`,noOperation:`該当なし`,requestId:`リクエストID`,problem:`何が起きたか`,alike:`同じエラーのリクエスト`,docs:`このAPIのリファレンス`,sent:`リクエスト本文`,answered:`レスポンス本文`,noSent:`リクエスト本文がないか、保存されていません。`,noAnswered:`レスポンス本文がないか、保存されていません。`,masked:`秘密情報と個人情報は伏せ字にし、長い本文は途中で省略しています。本文の保存は最長7日間です。`,again:`同じリクエストをもう一度送る`}),M=r();function N({call:{operation:e,path:t},problem:n}){let r=s(j),a=(0,T.useMemo)(()=>O(E,n),[n]);return(0,M.jsxs)(`section`,{className:x.explained,"aria-labelledby":`problem-title`,children:[(0,M.jsx)(l,{order:2,id:`problem-title`,fz:`md`,children:r.problem}),(0,M.jsxs)(`code`,{children:[`/errors/`,n]}),(0,M.jsx)(`div`,{lang:`en`,children:a.map(e=>(0,M.jsx)(P,{block:e},JSON.stringify(e)))}),(0,M.jsxs)(i,{gap:`lg`,mt:`sm`,children:[(0,M.jsx)(d,{component:f,href:`/requests?problem=${encodeURIComponent(n)}`,size:`sm`,children:r.alike}),(0,M.jsx)(d,{href:e===null?`/docs`:D(e,t),target:`_blank`,rel:`noreferrer`,size:`sm`,children:r.docs})]})]})}function P({block:e}){return e.kind===`text`?(0,M.jsx)(`p`,{children:(0,M.jsx)(F,{spans:e.spans})}):(0,M.jsx)(`ul`,{children:e.entries.map(e=>(0,M.jsx)(`li`,{children:(0,M.jsx)(F,{spans:e})},JSON.stringify(e)))})}function F({spans:e}){return e.map(({kind:e,text:t},n)=>{let r=`${n} ${t}`;return e===`code`?(0,M.jsx)(`code`,{children:t},r):e===`bold`?(0,M.jsx)(`strong`,{children:t},r):t})}function I({call:e}){let t=s(j),{language:n}=o(),r=[[t.status,(0,M.jsx)(w,{tone:C(e.status),children:e.status},`status`)],[t.time,(0,M.jsx)(`time`,{dateTime:e.at,children:h(e.at,n,!0)},`time`)],[t.duration,S(e.duration_ms,n)],[t.token,(0,M.jsx)(L,{call:e},`token`)],[t.operation,(0,M.jsx)(R,{call:e},`operation`)],[t.requestId,(0,M.jsx)(`code`,{className:x.problem,children:e.request_id},`id`)]];return(0,M.jsx)(`dl`,{className:x.facts,"aria-label":t.facts,children:r.map(([e,t])=>(0,M.jsxs)(`div`,{children:[(0,M.jsx)(`dt`,{children:e}),(0,M.jsx)(`dd`,{children:t})]},e))})}function L({call:{token:e}}){let t=s(j);return e===null?t.noToken:(0,M.jsx)(d,{component:f,href:`/requests?token=${e.id}`,children:e.name})}function R({call:{operation:e,path:t}}){let n=s(j);return e===null?n.noOperation:(0,M.jsx)(d,{href:D(e,t),target:`_blank`,rel:`noreferrer`,children:e})}function z(){let e=s(j),{id:n=``}=u(),{data:r,error:i}=m(`/console/api/requests/${encodeURIComponent(n)}`,{fresh:1/0}),a={href:`/requests`,label:e.list};return r===void 0?(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(p,{title:e.title,back:a}),i===null?(0,M.jsx)(y,{rows:8}):(0,M.jsx)(v,{error:i})]}):(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(p,{title:`${r.method} ${r.path}`,back:a}),(0,M.jsxs)(t,{gap:`xl`,children:[(0,M.jsx)(I,{call:r}),r.problem!==null&&(0,M.jsx)(N,{call:r,problem:r.problem}),(0,M.jsx)(B,{call:r}),(0,M.jsx)(V,{call:r})]})]})}function B({call:e}){let t=s(j),r=[{title:t.sent,body:e.request_body,none:t.noSent},{title:t.answered,body:e.response_body,none:t.noAnswered}];return(0,M.jsxs)(`div`,{children:[(0,M.jsx)(`div`,{className:x.bodies,children:r.map(({title:e,body:t,none:n})=>(0,M.jsx)(`section`,{"aria-label":e,children:t===null?(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(l,{order:2,fz:`md`,mb:`xs`,children:e}),(0,M.jsx)(`div`,{className:x.none,children:n})]}):(0,M.jsx)(_,{title:e,code:b(t),maxHeight:`32rem`,wrap:!0})},e))}),(0,M.jsx)(n,{size:`sm`,c:`dimmed`,mt:`sm`,children:t.masked})]})}function V({call:{method:e,path:t,request_body:n}}){let r=s(j),i=n===null?void 0:H(n);return n!==null&&i===void 0?null:(0,M.jsx)(g,{title:r.again,method:e,path:t,body:i})}function H(e){try{return JSON.parse(e)}catch{return}}export{z as RequestPage};