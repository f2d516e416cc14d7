const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/gi

/**
 * A rendered page without any of its scripts, those of custom pages and data blocks among them: a preview is looked at, not
 * used. The renderer escapes `</script` within scripts, so that each ends where it seems to.
 */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '')

/** A page under another content security policy, first in its head; texts of the page never stand in for `html`'s marks. */
export const withPolicy = (html: string, policy: string): string =>
  html
    .replace(POLICY, '')
    .replace(/<head>/i, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
