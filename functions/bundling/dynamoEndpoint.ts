/** What the client of DynamoDB knows of an operation when it asks for the endpoint. */
export interface DynamoEndpointParameters {
  /** Where DynamoDB is, instead of AWS: the local runtime. */
  Endpoint?: string
  Region?: string
  UseFIPS?: boolean
  UseDualStack?: boolean
}

/**
 * Where DynamoDB is: what the SDK's own rules answer where no account is named, without those for FIPS, dual stack and endpoints of an
 * account, which are 8 KB of a bundle. Throws where one of the first two is asked for; the region's endpoint serves every account.
 * @param dnsSuffix that of the region's partition: `amazonaws.com`
 */
export function dynamoEndpoint(parameters: DynamoEndpointParameters, dnsSuffix: string) {
  const { Endpoint, Region = '', UseFIPS, UseDualStack } = parameters
  if (UseFIPS || UseDualStack) throw new Error('This kind of DynamoDB endpoint is not bundled')
  return { url: new URL(Endpoint ?? `https://dynamodb.${Region}.${dnsSuffix}`), properties: {}, headers: {} }
}
