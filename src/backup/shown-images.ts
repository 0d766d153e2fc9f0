/** Which pictures of a server an item shows, by its document. */

/** An image of an item, both by the ids of the document, and the name of its picture. */
export interface ShownImage {
  readonly item: number
  readonly image: number
  readonly name: string
}

/** Those of one line of an export that are kept by the server that has written it; of what is no item the line is not read. */
export function shownImages(line: string, baseUrl: string): readonly ShownImage[] {
  if (!line.startsWith('{"kind":"item"')) return []
  const { data } = JSON.parse(line) as {
    readonly data: {
      readonly id: number
      readonly images: readonly { readonly id: number; readonly url: string }[]
    }
  }
  return data.images.flatMap(({ id, url }) => {
    const name = imageNameOf(url, baseUrl)
    return name === undefined ? [] : { item: data.id, image: id, name }
  })
}

/** The name of the picture that this server shows at an address; undefined for one of another's. */
function imageNameOf(url: string, baseUrl: string): string | undefined {
  const start = `${baseUrl}/images/`
  const name = url.startsWith(start) ? url.slice(start.length) : ''
  return /^[A-Za-z0-9]+\.[a-z]+$/.test(name) ? name : undefined
}
