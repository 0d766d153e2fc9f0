/** The folder of bundles. */
export const BUNDLES: string
/** The file of a bundle in which a process of this source, a path from the root, begins; from the bundle's folder. */
export function bundledName(source: string): string
/** The file in which a process or thread of this source, a path from the root, begins by now: of the bundle or, without one, the source itself. */
export function fileOf(source: string, bundle?: URL): URL
/** The folder of the bundle; undefined where it is none of the present sources. */
export function findBundle(program?: string, bundles?: string): URL | undefined
