import react from '@vitejs/plugin-react'
import { baseDefinitions } from '@flou/shared/bases.ts'
import { defineConfig } from 'vite'
import { CHUNK_GROUPS } from './chunkGroups.ts'
import { earlyStart } from './earlyStart.ts'
import { offlineWorker } from './offlineWorker.ts'

/** Backend origin for the development proxy. */
const api = process.env['ADMIN_API'] ?? 'http://127.0.0.1:3001'
const BACKEND = ['/api', '/media', '/upload']

export default defineConfig({
  define: baseDefinitions(process.env),
  plugins: [react(), earlyStart(), offlineWorker()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(BACKEND.map((path) => [path, { target: api, xfwd: true }])),
  },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNK_GROUPS.map(([name, test], index) => ({
            name,
            test,
            priority: CHUNK_GROUPS.length - index,
          })),
        },
      },
    },
  },
})
