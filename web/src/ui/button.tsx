import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Spinner } from '#ui/feedback/spinner'
import { buttonRecipe } from './button-recipe'

const Base = chakra('button', buttonRecipe)

/** A button. `loading` keeps the width and the focus, shows a spinner and ignores further presses. */
export function Button({
  loading,
  children,
  onClick,
  disabled,
  ...rest
}: ComponentProps<typeof Base> & { loading?: boolean | undefined }) {
  return (
    <Base
      type="button"
      aria-busy={loading || undefined}
      disabled={disabled}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? (
        <>
          <span>{children}</span>
          <Spinner />
        </>
      ) : (
        children
      )}
    </Base>
  )
}
