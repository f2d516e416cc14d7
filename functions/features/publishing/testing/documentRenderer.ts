import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'

/** Renders the same pages with searchable documents. */
export const documentRenderer = (renderer: SiteRenderer, menu = ''): SiteRenderer => ({
  ...renderer,
  async renderPage(...page) {
    const rendered = await renderer.renderPage(...page)
    const { html } = rendered
    const head = `<head><meta property="og:title" content="${html}"/></head>`
    return {
      ...rendered,
      html: `<html>${head}<body><nav>${menu}</nav><main><h1>${html}</h1></main></body></html>`,
    }
  },
})
