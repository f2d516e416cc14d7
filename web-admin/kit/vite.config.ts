import react from '@vitejs/plugin-react'
import { baseDefinitions } from '@flou/shared/bases.ts'
import { defineConfig } from 'vite'

/** Builds the page of the UI kit for the local product; it is no part of the app. */
export default defineConfig({
  base: '/__dev/ui/',
  define: baseDefinitions(process.env),
  plugins: [react()],
  build: { assetsInlineLimit: 0, emptyOutDir: true, modulePreload: { polyfill: false } },
})
