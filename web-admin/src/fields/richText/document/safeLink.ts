/** Allowed link URLs; must match the server's rule. */
export const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#)/i
