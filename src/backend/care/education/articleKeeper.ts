import { Refused } from '../../contract';
import { createArticleAssignment, updateArticleAssignment } from './articleAssignmentRecords';
import { createArticle, removeArticle, updateArticle } from './articleRecords';
import { keeperOver } from '../keeperOver';

/** What a patient was given to read is withdrawn, and stays to be seen. */
const notRemoved = () => {
  throw new Refused(403, 'errors.forbidden');
};

/** Stores posts of therapeutic education and what became of them. */
export const articleKeeper = keeperOver({
  articles: { create: createArticle, update: updateArticle, remove: removeArticle },
  articleAssignments: {
    create: createArticleAssignment,
    update: updateArticleAssignment,
    remove: notRemoved,
  },
});
