import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendJson } from '../aws/http.ts'
import { PORTAL_PATH } from '../runtime/origins.ts'
import { createPortal, tierIn, type Portal } from './portal.ts'
import { portalPage } from './portalPage.ts'

export interface PortalCall {
  request: IncomingMessage
  response: ServerResponse
  origins: { site: string; admin: string }
}

/** Cached per origin, so that the keys stay the same. */
const portals = new Map<string, Portal>()

function portalOf(adminOrigin: string): Portal {
  const portal = portals.get(adminOrigin) ?? createPortal(adminOrigin + PORTAL_PATH)
  portals.set(adminOrigin, portal)
  return portal
}

export const sendKeys = ({ response, origins }: PortalCall) =>
  sendJson(response, 200, portalOf(origins.admin).jwks)

export const portalPageFor = ({ request, origins }: PortalCall) =>
  portalPage(tierIn(request.headers.cookie), origins.site)

const setCookie = (response: ServerResponse, cookie: string) =>
  response.writeHead(303, { location: PORTAL_PATH, 'set-cookie': cookie }).end()

export async function signIn({ request, response, origins }: PortalCall): Promise<void> {
  const form = new URLSearchParams((await readBody(request, 10_000)).toString())
  setCookie(response, portalOf(origins.admin).signIn(form.get('tier') ?? ''))
}

export const signOut = ({ response, origins }: PortalCall) =>
  void setCookie(response, portalOf(origins.admin).signOut())
