import { Navigate } from '@tanstack/react-router'

/** `/learning` alone leads to the module list. */
export const LearningRedirect = () => <Navigate to="/learning-demo" replace />
