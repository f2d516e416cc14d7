import type { Submission } from '@flou/shared/submissions/define.ts'
import { AppError } from '../appError.ts'
import type { Services } from '../http/call.ts'
import type { Consequence } from '../submissionEffects/consequence.ts'
import type { Held } from '../store/submissions/changeSubmission.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'
import { mailsOf } from '../store/submissions/submissionMails.ts'
import { effectOf } from '../submissionEffects/effects.ts'

/** Staff vouch for what they release: no attempt is counted. */
const admitted = () => Promise.resolve()

/**
 * Effects of a submission that is no spam after all, as if it were sent now: mails, a place at an event, a newsletter request.
 * An effect that is no longer possible, such as a place at an event that has begun, is left out.
 */
export const releaseOf =
  (form: Submission, services: Services) =>
  async (after: StoredSubmission): Promise<Held> => {
    const mails = mailsOf(form, after)
    try {
      const sentNow = { ...after, created: services.now().toISOString() }
      const nothing: Consequence = { steps: [] }
      const { steps, settle } = (await effectOf(form.key)?.(sentNow, services, admitted)) ?? nothing
      return { steps: [...mails, ...steps], ...(settle && { settle }) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error
      return { steps: mails }
    }
  }
