/** How the console is built: `npm run build` does it, and the server serves `dist/console`. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react()],
  // For browsers the package has another file, which its own name does not lead to.
  resolve: { alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' } },
  // Of every script and style of the page; the server puts the one of each answer in.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    sourcemap: false,
    // Says which files a view needs: tools/console-size.test.ts reads it.
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    license: { fileName: 'licences.json' },
  },
})
