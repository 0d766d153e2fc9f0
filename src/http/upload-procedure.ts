/** How a picture gets from a disk to an item, in three lines to copy: for the reference page and the OpenAPI document. */

/**
 * The three lines for `sh`, given `$TOKEN`, a file `photo.jpg`, and the item 1. The second one turns the answer to the
 * first into a configuration for curl: a `url`, and a `form-string` for each of the `upload_fields`, however many.
 */
export function uploadLines(baseUrl: string): readonly [string, string, string] {
  const json = `-H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json'`
  const toConfig = [
    String.raw`s/.*"upload_url":\("[^"]*"\),"upload_fields":{\([^}]*\)}.*/url = \1,\2/`,
    String.raw`y/,/\n/`,
    String.raw`s/"\([^"]*\)":"\([^"]*\)"/form-string = "\1=\2"/g`,
  ]
  return [
    `curl -sS ${json} -d '{"purpose":"item_image","content_type":"image/jpeg"}' ${baseUrl}/api/files > upload.json`,
    `sed '${toConfig.join(';')}' upload.json | curl -sS -K - -F file=@photo.jpg`,
    `curl -sS ${json} -d "$(sed 's/.*\\("file_id":"[^"]*"\\).*/{\\1}/' upload.json)" ${baseUrl}/api/items/1/images`,
  ]
}

/** The procedure in Markdown. */
export function uploadProcedure(baseUrl: string): string {
  const [ask, send, add] = uploadLines(baseUrl)
  return `Pictures of items: JPEG, PNG, GIF and WebP of up to 10 MiB and 50 megapixels, at most 20 an item.

A picture takes three calls. Each line can be copied as it is into a shell with \`curl\` and \`sed\`; \`TOKEN\` is your
token, \`photo.jpg\` your picture, and the \`1\` at the end of the third line your item's id.

1\\. Ask where to send the file, and keep the answer:

\`\`\`sh
${ask}
\`\`\`

2\\. Send the file there, after all \`upload_fields\`. No token is needed; no output means that it arrived:

\`\`\`sh
${send}
\`\`\`

3\\. Add it to the item. The answer has the addresses at which the picture is shown:

\`\`\`sh
${add}
\`\`\`

Where the operator keeps pictures in an S3 bucket, \`upload_url\` is the bucket's and there are more \`upload_fields\`; the
three lines stay the same. In any language, send whatever stands in \`upload_fields\`, then \`file\`. For another format
give its type in the first line, and for curl a file name that ends accordingly.

The number in \`scaled_url\` and \`square_url\` can be changed to any width from 1 to 2048.`
}
