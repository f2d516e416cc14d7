import { PICTURE_MAX, type Profile } from '@flou/shared/accounts/account.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { perform } from '../../core/operations/perform.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { accountContext } from './accountContext.ts'
import { accountKeys, findPersonById } from './person.ts'
import { accountOperation } from './rights/accountOperations.ts'

const input: z.ZodMiniType<Profile> = z.object(
  {
    fullName: text().schema,
    picture: z
      .string(typeError('required'))
      .check(
        z.maxLength(PICTURE_MAX, { error: 'pictureInvalid', abort: true }),
        z.regex(/^(?:data:image\/jpeg;base64,[\w+/]+={0,2})?$/, 'pictureInvalid'),
      ),
    language: z.enum(LANGUAGES),
    office: z.enum(OFFICES),
    hasNoCommentMails: z.optional(z.boolean()),
  },
  typeError('required'),
)

const preferencesStep = (
  id: number,
  { picture, language, office, hasNoCommentMails = false }: Profile,
): TransactItem => ({
  Update: {
    Key: accountKeys.preferences(id),
    UpdateExpression:
      'SET #language = :language, chosenLanguage = :language, picture = :picture, office = :office, hasNoCommentMails = :mails',
    ExpressionAttributeNames: { '#language': 'language' },
    ExpressionAttributeValues: {
      ':language': language,
      ':picture': picture,
      ':office': office,
      ':mails': hasNoCommentMails,
    },
  },
})

/** `PUT /api/account/profile`: name, picture and preferences of the caller. */
export const changeProfile = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  input,
  handle: async (call) => {
    const { caller, body, services } = call
    const person = await findPersonById(services.table, caller.id)
    if (!person) throw new AppError('unauthorized')
    const preferences = preferencesStep(caller.id, body)
    if (body.fullName === person.fullName) await services.table.transact([preferences])
    else
      await perform(
        accountOperation({
          name: 'changeProfile',
          account: person.snapshot,
          update: { fullName: body.fullName },
          extraItems: [preferences],
        }),
        accountContext(call, person),
      )
    return { data: null, message: 'profileChanged' }
  },
})
