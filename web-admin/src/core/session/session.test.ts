import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionResponse } from '@flou/shared/accounts/account.ts'
import { ApiError } from '../api/apiError.ts'
import type { Api } from '../api/client.ts'
import { Session } from './session.ts'

const user = {
  id: 1,
  fullName: 'Sari',
  email: 'sari@flou.example',
  title: '',
  avatar: { imageDefault: '' },
  roleName: 'Admin',
  needApproval: false,
  permissions: [],
}
const answer = (token: string): SessionResponse => ({ token, expiresIn: 900, user })
const other = { ...user, id: 2, fullName: 'Budi', email: 'budi@flou.example' }
const answerOfOther = (token: string): SessionResponse => ({ token, expiresIn: 900, user: other })
const refused = () => new ApiError('unauthorized', 'Unauthorized', { status: 401 })

let hasMark: boolean
beforeEach(() => {
  hasMark = true
})

/** A session whose account calls return the given answers in turn. */
function setUp(...answers: (SessionResponse | Error)[]) {
  const calls: string[] = []
  const timers: { run: () => void; ms: number }[] = []
  const leave = vi.fn<() => void>()
  let input = () => {}
  const api = ((path: string) => {
    calls.push(path)
    const next = answers.shift()
    return next instanceof Error ? Promise.reject(next) : Promise.resolve({ data: next })
  }) as Api // the account calls only
  const session = new Session({
    api,
    mayRestore: () => hasMark,
    schedule: (run, ms) => {
      timers.push({ run, ms })
      return () => undefined
    },
    exclusively: (run) => run(),
    leave,
    onInput: (listener) => {
      input = listener
    },
  })
  return { session, calls, timers, leave, act: () => input(), status: () => session.state.get().status }
}

test('the cookie signs in on load, and the token is renewed before it ends', async () => {
  const { session, calls, timers, act, status } = setUp(answer('a'), answer('b'))

  await session.restore()
  expect([status(), session.credentials.token(), timers[0]?.ms]).toEqual(['signedIn', 'a', 840_000])
  act()

  timers[0]?.run()
  await session.credentials.renew('a')
  expect([session.credentials.token(), calls.length]).toEqual(['b', 2])
})

test('a token with which nothing was done is not renewed, by polling neither, until something is', async () => {
  const { session, calls, timers, act, status } = setUp(answer('a'), answer('b'))
  await session.restore()

  timers[0]?.run()
  await expect(session.credentials.renew('a')).rejects.toMatchObject({ code: 'unauthorized' })
  expect([calls.length, status()]).toEqual([1, 'signedIn'])

  act()
  expect(await session.credentials.renew('a')).toBe('b')
  expect(calls).toHaveLength(2)
})

test('calls that are refused at once share one renewal', async () => {
  const { session, calls } = setUp(answer('a'), answer('b'))
  await session.restore()

  const tokens = await Promise.all([1, 2, 3].map(() => session.credentials.renew('a')))

  expect(tokens).toEqual(['b', 'b', 'b'])
  expect(calls).toHaveLength(2)
})

test('a browser without a session asks for none: it is signed out at once', async () => {
  hasMark = false
  const { session, calls, status } = setUp(refused())

  await session.restore()

  expect([status(), calls]).toEqual(['signedOut', []])
})

test('no network on load signs nobody out', async () => {
  const { session, status } = setUp(new ApiError('network', ''))

  await session.restore()

  expect(status()).toBe('unreachable')
})

test('an ended session without unsaved work signs out', async () => {
  const { session, status } = setUp(answer('a'), refused())
  await session.restore()

  await expect(session.credentials.renew('a')).rejects.toMatchObject({ code: 'unauthorized' })
  expect(status()).toBe('signedOut')
})

test('with unsaved work it asks to log in, and the waiting call goes on', async () => {
  const { session, status } = setUp(answer('a'), refused(), answer('c'))
  await session.restore()
  session.markUnsaved()

  const waiting = session.credentials.renew('a')
  await expect.poll(status).toBe('expired')
  await session.signIn('sari@flou.example', 'x')

  expect(await waiting).toBe('c')
  expect(status()).toBe('signedIn')
})

test('giving up instead fails the waiting call', async () => {
  const { session, status } = setUp(answer('a'), refused())
  await session.restore()
  session.markUnsaved()

  const waiting = session.credentials.renew('a')
  await expect.poll(status).toBe('expired')
  session.endSession(refused())

  await expect(waiting).rejects.toMatchObject({ code: 'unauthorized' })
  expect(status()).toBe('signedOut')
})

const ended = () => new ApiError('internal', 'Unauthorized', { status: 500 })

test('an ended session is reset and left for log-in, however good its cookie is', async () => {
  const { session, calls, leave, status } = setUp(answer('a'), answer('unused'))
  await session.restore()

  await expect(Promise.all([1, 2].map(() => session.credentials.reset(ended())))).rejects.toMatchObject({
    status: 500,
  })

  expect(calls).toEqual(['/api/account/refresh-token', '/api/account/logout'])
  expect(leave).toHaveBeenCalledOnce()
  expect([status(), session.credentials.token()]).toEqual(['signedOut', undefined])
})

test('with unsaved work an ended session asks to log in over it, and the waiting call goes on', async () => {
  const { session, leave, status } = setUp(answer('a'), refused(), answer('c'))
  await session.restore()
  session.markUnsaved()

  const waiting = session.credentials.reset(ended())
  await expect.poll(status).toBe('expired')
  await session.signIn('sari@flou.example', 'x')

  expect(await waiting).toBe('c')
  expect(leave).not.toHaveBeenCalled()
})

test.each([true, false])(
  'a refresh that answers for another person asks who goes on, and sends nothing as them; unsaved work: %s',
  async (hasWork) => {
    const { session, status } = setUp(answer('a'), answerOfOther('b'), answer('c'))
    await session.restore()
    if (hasWork) session.markUnsaved()

    const waiting = session.credentials.renew('a')
    await expect.poll(status).toBe('expired')

    expect([session.state.get(), session.credentials.token()]).toEqual([
      { status: 'expired', user, otherUser: other },
      undefined,
    ])
    await session.signIn('sari@flou.example', 'x')
    expect([await waiting, status()]).toEqual(['c', 'signedIn'])
  },
)

test('a renewal ahead of time notices the other person, too, and so does the sign of another tab', async () => {
  const ahead = setUp(answer('a'), answerOfOther('b'))
  await ahead.session.restore()
  ahead.act()
  ahead.timers[0]?.run()
  await expect.poll(ahead.status).toBe('expired')

  const told = setUp(answer('a'), answerOfOther('b'))
  await told.session.restore()
  await told.session.checkPerson(user.email)
  expect([told.status(), told.calls.length]).toEqual(['signedIn', 1])
  await told.session.checkPerson(other.email)
  expect(told.session.state.get()).toMatchObject({ status: 'expired', otherUser: { id: 2 } })
})

test('over unsaved work only the same person logs in again', async () => {
  const { session, status } = setUp(answer('a'), refused(), answerOfOther('b'), answer('c'))
  await session.restore()
  session.markUnsaved()
  const waiting = session.credentials.renew('a')
  await expect.poll(status).toBe('expired')

  await session.signIn('budi@flou.example', 'x')
  expect(session.state.get()).toMatchObject({ status: 'expired', otherUser: { id: 2 } })
  await session.signIn('sari@flou.example', 'x')
  expect(await waiting).toBe('c')
})

test('continuing as the other person leaves with a fresh document', async () => {
  const { session, leave } = setUp(answer('a'), answerOfOther('b'))
  await session.restore()
  await session.checkPerson(other.email)

  session.switchToOtherUser()

  expect(leave).toHaveBeenCalledOnce()
})
