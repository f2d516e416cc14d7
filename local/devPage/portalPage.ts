import { PORTAL_PATH } from '../runtime/origins.ts'
import { html, page } from './html.ts'
import { DEMO_TIERS } from './portal.ts'

const signOut = html`<form method="post" action="${PORTAL_PATH}/sign-out"><button>Sign out</button></form>`

const tierChoice = (tier: string | undefined) =>
  DEMO_TIERS.map(
    (one) =>
      html`<p>
        <label
          ><input
            type="radio"
            name="tier"
            value="${one}"
            ${one === (tier ?? 'gold') ? html`checked` : html``}
          />
          ${one}</label
        >
      </p>`,
  )

export const portalPage = (tier: string | undefined, site: string): string =>
  page(
    'Customer portal',
    html`<h1>Customer portal</h1>
      <p>
        Stands in for the customers' own portal, which is another site. Only there in the local runtime.
        <a href="/__dev">Developer page</a>
      </p>
      <p role="status">
        ${tier === undefined ? 'You are a visitor.' : `You are signed in as the demo customer, tier ${tier}.`}
      </p>
      <form method="post" action="${PORTAL_PATH}/sign-in">
        <fieldset>
          <legend>Tier</legend>
          ${tierChoice(tier)}
        </fieldset>
        <p><button>Sign in as the demo customer</button></p>
      </form>
      ${tier === undefined ? undefined : signOut}
      <p><a href="${site}/pricing">Back to the site</a></p>`,
  )
