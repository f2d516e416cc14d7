import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Config } from '../../config.ts'
import type { Storage } from '../storage.ts'

export interface EdgeProps {
  config: Config
  storage: Storage
  apiHost: string
  originSecret: string
  firewallArn: string | undefined
}

export interface EdgeContext extends EdgeProps {
  api: cloudfront.IOrigin
  filesOf: (bucket: IBucket) => cloudfront.IOrigin
  media: cloudfront.BehaviorOptions
  certificate: ICertificate | undefined
}
