import type { ListedStatus } from '../../contract/rules/submission-status.ts'
import type { StatusTag } from '../statuses/status-tags.ts'
import { taskStatusTags } from './task-status-tags.ts'

/** Of a post: those of tasks, in words and in colour. */
export const submissionTags: Readonly<Record<ListedStatus, StatusTag>> = taskStatusTags
