import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'

test('logging in, asking for a mail and using it have limits apart: one exhausted leaves the others', () => {
  const { authenticate, forgot, reset, refresh } = ACCOUNT_PATHS
  const classes = [authenticate, forgot, reset, refresh].map(
    (path) => manifest.routes?.find((route) => route.path === path)?.throttle,
  )

  expect(classes).not.toContain(undefined)
  expect(new Set(classes).size).toBe(classes.length)
})
