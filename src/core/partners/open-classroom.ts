import type { MatchedClassroom, PartnerMatch } from '../../contract/entities/partner.ts'

/** Whether a classroom can be asked for: no request waits between the two. */
export const isOpen = ({ pending_request_id }: MatchedClassroom): boolean => pending_request_id === null

/** The best classroom of somebody that can still be asked for; undefined where a request waits for each of them. */
export const openClassroom = ({ classrooms }: PartnerMatch): MatchedClassroom | undefined =>
  classrooms.find(isOpen)
