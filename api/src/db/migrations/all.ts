import type { Migration } from 'kysely/migration'
import * as accounts from './0001-accounts.ts'
import * as progress from './0002-progress.ts'
import * as modules from './0003-modules.ts'
import * as practiceContent from './0004-practice-content.ts'
import * as evaluations from './0005-evaluations.ts'
import * as typing from './0006-typing.ts'
import * as community from './0007-community.ts'
import * as administration from './0008-administration.ts'
import * as people from './0009-people.ts'
import * as contentImages from './0010-content-images.ts'
import * as testDateVersions from './0011-test-date-versions.ts'
import * as peopleWords from './0012-people-words.ts'
import * as sessionChains from './0013-session-chains.ts'
import * as mailOutbox from './0014-mail-outbox.ts'
import * as partitionedLog from './0015-partitioned-log.ts'
import * as gameScores from './0016-game-scores.ts'
import * as typingKinds from './0017-typing-kinds.ts'
import * as chatSeats from './0018-chat-seats.ts'
import * as objections from './0019-objections.ts'
import * as replayedRatings from './0020-replayed-ratings.ts'
import * as deletedAt from './0021-deleted-at.ts'
import * as pictureRemovals from './0022-picture-removals.ts'

/**
 * Migrations in the order of their application. A released migration is never changed; a new one is added at the end.
 */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-progress': progress,
  '0003-modules': modules,
  '0004-practice-content': practiceContent,
  '0005-evaluations': evaluations,
  '0006-typing': typing,
  '0007-community': community,
  '0008-administration': administration,
  '0009-people': people,
  '0010-content-images': contentImages,
  '0011-test-date-versions': testDateVersions,
  '0012-people-words': peopleWords,
  '0013-session-chains': sessionChains,
  '0014-mail-outbox': mailOutbox,
  '0015-partitioned-log': partitionedLog,
  '0016-game-scores': gameScores,
  '0017-typing-kinds': typingKinds,
  '0018-chat-seats': chatSeats,
  '0019-objections': objections,
  '0020-replayed-ratings': replayedRatings,
  '0021-deleted-at': deletedAt,
  '0022-picture-removals': pictureRemovals,
}
