import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { User } from 'shared/model/people/user'
import { editProfile } from '#session/editing-profile'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { PersonTitle } from '#ui/labels/person-title'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'

/** The learner's name, title and picture, which others see, and the e-mail address, which they do not. */
export const ProfileSection = ({ user }: { user: User }) => (
  <PageSection title={<Trans>Profile</Trans>} help={<Trans>Others see your name, title and picture</Trans>}>
    <Card>
      <Row>
        <Avatar seed={user.avatar} image={user.profileImageUrl} size="l" />
        <div className="grow">
          <b>{user.displayName}</b>
          <p className="about">
            <PersonTitle user={user} />
          </p>
          <p className="about">{user.email}</p>
        </div>
        <Button onClick={editProfile}>
          <Icon of={Pencil} size="s" />
          <Trans>Edit profile</Trans>
        </Button>
      </Row>
    </Card>
  </PageSection>
)
