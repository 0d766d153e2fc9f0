/** Medusa's command line, in this folder from wherever it is started: `node run.js start`. */
process.chdir(import.meta.dirname)
await import('@medusajs/cli/cli.js')
